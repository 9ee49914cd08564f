import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'

type SetUp = Reply<typeof getSellerDashboard>['set_up']

/** A store that cannot sell yet and never has; one that only closed for a while knows what to do. */
export const isNewStore = ({ on_sale, open, has_sold }: Pick<SetUp, 'on_sale' | 'open' | 'has_sold'>): boolean =>
  (!on_sale || !open) && !has_sold

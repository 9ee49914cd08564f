import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'

/** A store that cannot sell yet and has sold nothing lately; one that only closed for a while knows what to do. */
export const isNewStore = ({ set_up, days }: Pick<Reply<typeof getSellerDashboard>, 'set_up' | 'days'>): boolean =>
  (!set_up.on_sale || !set_up.open) && days.every(({ orders }) => orders === 0)

import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'

type SetUp = Reply<typeof getSellerDashboard>['set_up']

/** A store that has unfinished set-up steps and has never sold anything; one that only closed for a while is not new. */
export const isNewStore = ({ has_sold, ...steps }: SetUp): boolean => !has_sold && Object.values(steps).includes(false)

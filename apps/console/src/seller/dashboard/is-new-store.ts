import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'

type SetUp = Reply<typeof getSellerDashboard>['set_up']

/** A store that has something left to do and has never sold; one that only closed for a while knows what to do. */
export const isNewStore = ({ has_sold, ...steps }: SetUp): boolean => !has_sold && Object.values(steps).includes(false)

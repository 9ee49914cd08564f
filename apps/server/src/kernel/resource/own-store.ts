import type { Caller } from './spec.ts'

/** Only rows of the seller's own store; administrators have none. For `own` of a spec. */
export const ownStore = (who: Caller): { store_id: number } => ({ store_id: who.area === 'Seller' ? who.store_id : 0 })

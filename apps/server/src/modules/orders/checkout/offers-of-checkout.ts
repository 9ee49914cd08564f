import type { Offer } from '../../pricing/public.ts'
import { reductionOffer } from '../../reductions/rules.ts'
import type { Checkout } from './checkout.db.ts'

/** What may take money off a checkout: the running full reductions of its stores. */
export const offersOf = ({ reductions }: Pick<Checkout, 'reductions'>): Offer[] => reductions.map(reductionOffer)

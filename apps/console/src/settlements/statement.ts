import type { DetailOf } from '@fangshi/contract/resource'
import type { adminSettlements, sellerSettlements } from '@fangshi/contract/settlements'

/** A statement as its page reads it; stores do not see their own name. */
export type Statement = DetailOf<typeof sellerSettlements> & Partial<DetailOf<typeof adminSettlements>>

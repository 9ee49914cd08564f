import type { StatementLine } from '../payments/public.ts'

/** A line of a provider's bill, and whose keys it was fetched with. */
export interface BillLine extends StatementLine {
  device: string
}

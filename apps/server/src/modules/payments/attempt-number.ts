import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'

/** The number of an attempt or refund: time plus random digits, unique in the database. */
export const attemptNumber = (ctx: Context, at: Date): string =>
  formatDateTime(at).replace(/\D/g, '') + ctx.randomDigits(10)

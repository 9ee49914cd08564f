import * as z from 'zod/mini'
import { IdNumber, PrivateFile } from './documents.ts'
import { route } from './route.ts'
import { DateTime, Text } from './shapes.ts'

/** The shopper's real-name record (rules §2): one per person, editable at any time, visible to that person only. */

const RealName = z.object({
  name: z.string(),
  /** Masked: `330106********1236`. */
  card_no: z.string(),
  card_t: z.string(),
  card_b: z.string(),
  /** Masked: the last four digits. */
  bank_no: z.string(),
  bank_name: z.string(),
  updated_at: DateTime,
})
export type RealName = z.input<typeof RealName>

/** The form; omitted numbers are kept. */
export const RealNameInput = z.strictObject({
  name: Text(1, 30),
  card_no: z.optional(IdNumber),
  card_t: PrivateFile,
  card_b: PrivateFile,
  bank_no: z.optional(
    z.string('REQUIRED').check(z.trim(), z.minLength(1, 'REQUIRED'), z.regex(/^\d{12,19}$/, 'BANK_NO_INVALID')),
  ),
  bank_name: Text(1, 30),
})

export type RealNameInput = z.output<typeof RealNameInput>

export const getRealName = route('GET /user/check', {
  area: 'Home',
  right: 'shopper',
  does: 'The own real-name record, its numbers masked; null without one.',
  reply: z.nullable(RealName),
})
export const saveRealName = route('POST /user/check', {
  area: 'Home',
  right: 'shopper',
  does: 'Writes the own real-name record. The pictures are own private uploads. A number that is left out stays.',
  body: RealNameInput,
  reply: RealName,
  fails: ['FILE_ADDRESS_INVALID'],
})

import * as z from 'zod/mini'
import { Papers, WholePapers } from './papers.ts'
import { route } from './route.ts'
import { DateTime } from './shapes.ts'

/** Company papers of a passed store (rules §2): seen by the owner alone; a change is reviewed while the store stays open. */

/** States of a change of papers. */
export const paperChangeStatuses = ['pending', 'approved', 'denied'] as const

const OwnPapers = z.object({
  /** What holds now. */
  papers: Papers,
  /** The latest change; null before the first. */
  change: z.nullable(
    z.object({
      status: z.literal(paperChangeStatuses),
      refuse_reason: z.string(),
      papers: Papers,
      created_at: DateTime,
      decided_at: z.nullable(DateTime),
    }),
  ),
})
export type OwnPapers = z.input<typeof OwnPapers>

export const getOwnPapers = route('GET /Seller/store/papers', {
  area: 'Seller',
  right: 'seller',
  does: 'The company papers of the own store and their latest change; for the owner alone.',
  reply: OwnPapers,
  fails: ['FORBIDDEN'],
})
export const changeOwnPapers = route('PUT /Seller/store/papers', {
  area: 'Seller',
  right: 'seller',
  does: 'Hands in changed papers for review, in place of a change that still waits; for the owner alone.',
  body: z.strictObject(WholePapers),
  reply: OwnPapers,
  fails: ['FORBIDDEN', 'FILE_ADDRESS_INVALID', 'NOTHING_CHANGED'],
})

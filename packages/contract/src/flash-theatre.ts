import * as z from 'zod/mini'
import { route } from './route.ts'
import { DateTime, Id, Whole } from './shapes.ts'

/**
 * The flash-sale theatre (rules §14): simulated buyers run into a flash sale through HTTP, and an audit says whether
 * everything still adds up. In the demo alone.
 */

/** A drill that waits for its job, makes its buyers, sells, is audited, gives everything back; and how it can end. */
export const theatreStates = [
  'waiting',
  'preparing',
  'selling',
  'auditing',
  'clearing',
  'done',
  'failed',
  'interrupted',
] as const
export type TheatreState = (typeof theatreStates)[number]

export const maxTheatreBuyers = 500
export const maxTheatreQuota = 500
export const maxTheatreLimit = 5

/** What must be true of every drill, besides the audits. */
export const theatrePromises = ['quota', 'limit', 'orders', 'money', 'stock'] as const

/** What the audits of `verify` and the promises said. */
const Verdict = z.object({
  checks: z.number(),
  /** How long the audits took. */
  took_ms: z.number(),
  /** The first of what differs, and how much there is. */
  differences: z.number(),
  findings: z.array(
    z.object({
      check: z.string(),
      subject: z.string(),
      expected: z.nullable(z.string()),
      actual: z.nullable(z.string()),
    }),
  ),
  promises: z.array(
    z.object({ promise: z.literal(theatrePromises), expected: z.string(), actual: z.string(), is_kept: z.boolean() }),
  ),
})
export type Verdict = z.infer<typeof Verdict>

const Run = z.object({
  id: Id,
  state: z.literal(theatreStates),
  buyers: z.number(),
  quota: z.number(),
  max_per_person: z.number(),
  /** The administrator's nickname. */
  started_by: z.string(),
  started_at: DateTime,
  ended_at: z.nullable(DateTime),
  /** Of a failed one: the error key of what failed. */
  failure: z.nullable(z.string()),
  /** Orders, and those that were paid. */
  ordered: z.number(),
  paid: z.number(),
  refused: z.number(),
  /** How long an answer to an order took, ms; null before the first. */
  p50_ms: z.nullable(z.number()),
  p95_ms: z.nullable(z.number()),
  /** True when nothing differs; null before the end. */
  is_clean: z.nullable(z.boolean()),
})
export type TheatreRun = z.infer<typeof Run>

const Moment = z.object({
  /** Since the first buyer was let in. */
  at_ms: z.number(),
  stock_left: z.number(),
  ordered: z.number(),
  paid: z.number(),
  refused: z.number(),
  p50_ms: z.nullable(z.number()),
  p95_ms: z.nullable(z.number()),
  /** What the buyers have, what is held for their orders, and the sum, which never changes. */
  wallets: z.string(),
  escrow: z.string(),
  total: z.string(),
})
export type TheatreMoment = z.infer<typeof Moment>

const right = 'Admin.flash_theatre'

export const theatreRuns = route('GET /Admin/flash_theatre', {
  area: 'Admin',
  right: `${right}.index`,
  does: 'The latest 20 drills, the newest first. In the demo alone.',
  reply: z.array(Run),
})

export const theatreRun = route('GET /Admin/flash_theatre/{id}', {
  area: 'Admin',
  right: `${right}.show`,
  does: 'A drill with its moments, the oldest first, and its verdicts: right after the rush, and after everything was given back. In the demo alone.',
  params: z.strictObject({ id: Id }),
  reply: z.extend(Run, {
    /** How often each answer other than an order was given, by its error key, the most frequent first. */
    refusals: z.array(z.object({ key: z.string(), count: z.number() })),
    moments: z.array(Moment),
    after_rush: z.nullable(Verdict),
    after_clearing: z.nullable(Verdict),
  }),
  fails: ['NOT_FOUND'],
})

export const startTheatre = route('POST /Admin/flash_theatre', {
  area: 'Admin',
  right: `${right}.store`,
  does: 'Starts a drill: simulated buyers run into a flash sale of the demo through HTTP; afterwards their orders are refunded. In the demo alone.',
  body: z.strictObject({
    buyers: Whole(1, maxTheatreBuyers),
    quota: Whole(1, maxTheatreQuota),
    /** The most pieces that one buyer may buy. */
    max_per_person: Whole(1, maxTheatreLimit),
  }),
  reply: z.object({ id: Id }),
  fails: ['THEATRE_RUNNING'],
  idempotent: true,
  confirm: true,
})

import { formatDate } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Tally } from '../../../kernel/tally.ts'

/**
 * Openings of pages and adds to cart, counted without cookies or anything about who (rules §13): in memory, by day, and
 * written every few seconds. What was counted since the last time is lost when a process dies.
 */

type VisitContext = Pick<Context, 'now'> & { visits: Tally }

const note = ({ visits, now }: VisitContext, kind: 'goods' | 'store' | 'page' | 'cart', id: number): void =>
  visits.add(`${formatDate(now())} ${kind} ${id}`)

/** A shopper put a goods into the cart. */
export const countAddToCart = (ctx: VisitContext, goodsId: number): void => note(ctx, 'cart', goodsId)

/** Programs that read pages by themselves say so in their name. */
const program = /bot|crawl|spider|slurp|preview|monitor|lighthouse|headless|curl|wget|python|axios|node-fetch/i

/** The facts of a request for a page of the shop. */
export interface PageRequest {
  /** Without query. */
  path: string
  userAgent: string | undefined
  /** Of `Sec-Purpose` or `Purpose`: browsers say when they only load ahead. */
  purpose: string | undefined
}

/** Counts an opened page of the shop; that of goods or of a store counts for these too. Programs and pages loaded ahead do not count. */
export function countPage(ctx: VisitContext, { path, userAgent = '', purpose = '' }: PageRequest): void {
  if (program.test(userAgent) || /prefetch|prerender/i.test(purpose)) return
  const page = path.replace(/\.data$/, '')
  const [, kind, id] = /^\/(goods|store)\/([1-9]\d{0,14})$/.exec(page) ?? []
  note(ctx, 'page', 0)
  if (kind === 'goods' || kind === 'store') note(ctx, kind, Number(id))
}

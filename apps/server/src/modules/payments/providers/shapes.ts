import * as z from 'zod/mini'
import { parseMoney } from '@fangshi/contract/money'

/** Fields of both providers' messages. */

export const AttemptNo = z.string().check(z.regex(/^[0-9A-Za-z_-]{6,64}$/))
export const TradeNo = z.string().check(z.regex(/^[0-9A-Za-z]{1,64}$/))
/** A number of cents above zero. */
export const Fen = z.int().check(z.gte(1))

const Yuan = z.string().check(z.regex(/^\d{1,9}\.\d{2}$/))
const toCents = (yuan: string): number => parseMoney(yuan) as number

/** An amount as `12.30`, in cents; above zero. */
export const YuanAbove0 = z.pipe(Yuan, z.pipe(z.transform(toCents), z.number().check(z.gte(1))))
/** An amount as `12.30`, in cents. */
export const YuanFrom0 = z.pipe(Yuan, z.transform(toCents))

const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))

/** A time as RFC 3339 writes it. */
export const Instant = z.pipe(
  z.string().check(z.refine(isInstant)),
  z.transform((text: string) => new Date(text)),
)

/** What the value says in this shape; null when it has another one. Never throws. */
export function readAs<S extends z.core.$ZodType>(shape: S, value: unknown): z.output<S> | null {
  const { success, data } = z.safeParse(shape, value)
  return success ? (data as z.output<S>) : null
}

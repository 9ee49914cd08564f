import type { LabOffer, tryCollective, tryPromotion, trySeckill } from '@fangshi/contract/promotion-lab'
import type { Input, Reply } from '@fangshi/contract/route'
import type { FormValues } from '../../kit/fields/spec.ts'
import { takesPart, type TermsDrafts } from '../../seckills/sku-terms.ts'

type QueryOf<R extends typeof tryPromotion | typeof trySeckill | typeof tryCollective> = NonNullable<Input<R>['query']>

/** What can be tried. */
export type LabKind = LabOffer | 'seckill' | 'collective'

/** What the form holds, as the call of its kind sends it. */
export type Trial =
  | { kind: LabOffer; query: QueryOf<typeof tryPromotion> }
  | { kind: 'seckill'; query: QueryOf<typeof trySeckill> }
  | { kind: 'collective'; query: QueryOf<typeof tryCollective> }

export type OfferReply = Reply<typeof tryPromotion>
export type FlashReply = Reply<typeof trySeckill>
export type GroupReply = Reply<typeof tryCollective>
export type LabReply = OfferReply | FlashReply | GroupReply

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** SKUs of a flash sale as the query names them. */
export const skusOf = (terms: TermsDrafts): string =>
  Object.entries(terms)
    .flatMap(([id, draft]) => (takesPart(draft) ? [`${id}:${draft?.price ?? ''}:${draft?.quota ?? ''}`] : []))
    .join(',')

/** What the fields on screen hold as the call sends it: what is empty is left out, percents are text. */
export function trialOf({ kind, terms, ...values }: FormValues): Trial {
  const filled = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isEmpty(value) ? [] : [[name, name === 'cost' || name === 'percent_off' ? String(value) : value]],
    ),
  )
  if (kind === 'collective') return { kind, query: filled as QueryOf<typeof tryCollective> }
  if (kind !== 'seckill') return { kind: kind as LabOffer, query: { ...filled, kind } as QueryOf<typeof tryPromotion> }
  const { goods_id: _, ...rest } = filled
  const skus = skusOf((terms ?? {}) as TermsDrafts)
  return { kind, query: { ...rest, skus } as QueryOf<typeof trySeckill> }
}

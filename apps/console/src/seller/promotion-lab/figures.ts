import type { UiText } from '../../i18n/ui-text.ts'
import type { ReadText } from '../../i18n/use-text.ts'
import { texts } from './texts.ts'
import type { FlashReply, GroupReply, LabReply, OfferReply } from './trial.ts'

/** A figure at the top of a result. */
export interface Figure {
  name: UiText
  value: string
  /** The line below, and what explains it. */
  note: string
  means?: string
}

/** How texts and amounts are written in the language on screen. */
interface FigureFormat {
  t: ReadText
  money: (amount: string) => string
}

const share = (count: number, of: number): string => `${count} · ${of ? Math.round((count / of) * 100) : 0}%`

const perOrder = (amount: number, used: number): { money: string } => ({ money: (used ? amount / used : 0).toFixed(2) })

function offerFigures(result: OfferReply, { t, money }: FigureFormat): Figure[] {
  const { orders, reached, nearly, used, buyers, before, after } = result
  const extra = Number(after.store_discount) - Number(before.store_discount)
  return [
    { name: texts.orders, value: String(orders), note: t(texts.range, { from: result.from.slice(0, 10) }) },
    {
      name: texts.reached,
      value: share(reached, orders),
      note: t(texts.nearly, { count: nearly }),
      means: t(texts.nearlyMeans),
    },
    { name: texts.used, value: share(used, orders), note: t(texts.buyers, { count: buyers }) },
    { name: texts.costs, value: money(extra.toFixed(2)), note: t(texts.perOrder, perOrder(extra, used)) },
  ]
}

/** Orders that could have had the price and did not: of a flash sale, or of groups. */
function missed(result: FlashReply | GroupReply, t: ReadText): Figure {
  const { asked, used, over_limit: overLimit } = result
  if ('sold_out' in result) {
    const note = t(texts.soldOut, { soldOut: result.sold_out, overLimit })
    return { name: texts.lost, value: String(asked - used), note }
  }
  const { completed_groups, failed_groups: failed } = result
  return { name: texts.groups, value: String(completed_groups), note: t(texts.groupsNote, { failed, overLimit }) }
}

function priceFigures(result: FlashReply | GroupReply, { t, money }: FigureFormat): Figure[] {
  const { orders, asked, used, buyers, pieces, price_cut, after, break_even } = result
  const even = break_even === null ? t(texts.never) : t(texts.evenAt, { pieces: break_even })
  const note = used && after.margin !== null ? even : t(texts.perOrder, perOrder(Number(price_cut), used))
  return [
    {
      name: texts.asked,
      value: `${asked} / ${orders}`,
      note: t(texts.askedOf, { from: result.from.slice(0, 10) }),
    },
    { name: texts.atPrice, value: share(used, asked), note: t(texts.piecesOf, { pieces, buyers }) },
    missed(result, t),
    { name: texts.cut, value: money(price_cut), note },
  ]
}

/** The figures of a result; those of prices also say how many pieces more must be sold. */
export const figuresOf = (result: LabReply, format: FigureFormat): Figure[] =>
  'reached' in result ? offerFigures(result, format) : priceFigures(result, format)

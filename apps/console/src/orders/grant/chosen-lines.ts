import { formatMoney, parseMoney } from '@fangshi/contract/money'

/** Pieces of an order line that are to be given back. */
export interface ChosenLine {
  id: number
  buy_num: number
  /** Less than the most, as it was typed; undefined for the most. */
  amount?: string | undefined
}

/** Typed money with two decimals; undefined for none. */
const typedMoney = (text: string | undefined): string | undefined => {
  const cents = parseMoney(text ?? '')
  return cents === null || cents <= 0 ? undefined : formatMoney(cents)
}

/** Chosen lines as the preview takes them: `88x2,89x1x4.00`. */
export const linesText = (lines: readonly ChosenLine[]): string =>
  lines.map(({ id, buy_num, amount }) => [id, buy_num, typedMoney(amount) ?? []].flat().join('x')).join(',')

/** Chosen lines as the refund takes them. */
export const linesBody = (lines: readonly ChosenLine[]): ChosenLine[] =>
  lines.map(({ id, buy_num, amount }) => {
    const money = typedMoney(amount)
    return { id, buy_num, ...(money === undefined ? {} : { amount: money }) }
  })

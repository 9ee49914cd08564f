import type { ErrorKey } from '@fangshi/contract/errors'
import type { AdjustableKind } from '@fangshi/contract/ledger-events'
import { formatMoney, parseMoney } from '@fangshi/contract/money'
import { l } from '../../i18n/ui-text.ts'
import { yuanText } from '../../kit/list/amount-text.ts'

export type Kind = AdjustableKind

export const kinds = [
  { value: 'money', label: l('余额', 'Balance') },
  { value: 'frozen', label: l('冻结', 'Frozen') },
  { value: 'points', label: l('积分', 'Points') },
]

/** The amount in its wire form: "+5" becomes 5. */
export const signless = (text: string): string => text.trim().replace(/^\+/, '')

/** Checks a typed amount: money or whole points, signed, not zero. */
export function faultOfAmount(text: string, kind: Kind): ErrorKey | undefined {
  const hundredths = parseMoney(signless(text))
  if (hundredths === null) return 'MONEY_INVALID'
  if (hundredths === 0) return 'INVALID'
  return kind === 'points' && hundredths % 100 !== 0 ? 'NUMBER_INVALID' : undefined
}

/** The balances on the wire. Stores have no points. */
export interface Balances {
  money: string
  frozen: string
  points?: number
}

export interface Preview {
  before: string
  /** The balance afterwards; absent while the amount is invalid. */
  after?: string
  isShort: boolean
}

/** A balance before and after an adjustment, formatted for display. */
export function preview(holdings: Balances, kind: Kind, text: string): Preview {
  const write = (hundredths: number): string =>
    kind === 'points' ? String(hundredths / 100) : yuanText(formatMoney(hundredths))
  const now = kind === 'points' ? (holdings.points ?? 0) * 100 : (parseMoney(holdings[kind]) ?? 0)
  if (faultOfAmount(text, kind)) return { before: write(now), isShort: false }
  const then = now + (parseMoney(signless(text)) ?? 0)
  return { before: write(now), after: write(then), isShort: then < 0 }
}

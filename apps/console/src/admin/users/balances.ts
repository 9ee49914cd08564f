import type { ErrorKey } from '@fangshi/contract/errors'
import type { BalanceKind } from '@fangshi/contract/ledger-events'
import { formatMoney, parseMoney } from '@fangshi/contract/money'
import { l } from '../../i18n/ui-text.ts'
import { amountText } from '../../kit/list/cell-text.ts'

export type Kind = BalanceKind

export const kinds = [
  { value: 'money', label: l('余额', 'Balance') },
  { value: 'frozen', label: l('冻结', 'Frozen') },
  { value: 'points', label: l('积分', 'Points') },
]

/** The amount as the wire has it: "+5" is 5. */
export const signless = (text: string): string => text.trim().replace(/^\+/, '')

/** What is wrong with an amount that is typed in: money or whole points, signed, not zero. */
export function faultOfAmount(text: string, kind: Kind): ErrorKey | undefined {
  const hundredths = parseMoney(signless(text))
  if (hundredths === null) return 'MONEY_INVALID'
  if (hundredths === 0) return 'INVALID'
  return kind === 'points' && hundredths % 100 !== 0 ? 'NUMBER_INVALID' : undefined
}

/** What the accounts hold, on the wire. Stores have no points. */
export interface Balances {
  money: string
  frozen: string
  points?: number
}

export interface Preview {
  before: string
  /** What the account would hold; absent while the amount is not right. */
  after?: string
  isShort: boolean
}

/** An account before and after an amount is booked, as people read it. */
export function preview(holdings: Balances, kind: Kind, text: string): Preview {
  const write = (hundredths: number): string =>
    kind === 'points' ? String(hundredths / 100) : amountText(formatMoney(hundredths)).replace(/^-?/, '$&¥')
  const now = kind === 'points' ? (holdings.points ?? 0) * 100 : (parseMoney(holdings[kind]) ?? 0)
  if (faultOfAmount(text, kind)) return { before: write(now), isShort: false }
  const then = now + (parseMoney(signless(text)) ?? 0)
  return { before: write(now), after: write(then), isShort: then < 0 }
}

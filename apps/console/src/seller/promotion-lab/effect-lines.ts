import { formatMoney, parseMoney } from '@fangshi/contract/money'
import type { UiText } from '../../i18n/ui-text.ts'
import { withSign } from '../../kit/list/amount-text.ts'
import { texts } from './texts.ts'
import type { LabReply } from './trial.ts'

export interface Line {
  name: UiText
  before: string
  after: string
  isTotal?: true
}

/** The difference of two amounts with its sign; '-' for none. */
export function changeOf(before: string, after: string): string {
  const change = (parseMoney(after) ?? 0) - (parseMoney(before) ?? 0)
  return change === 0 ? '-' : withSign(formatMoney(change))
}

/** The sums without the offer and with it; a margin only where both are known. */
export const linesOf = ({ goods_money, before, after }: LabReply): Line[] => [
  { name: texts.goodsMoney, before: goods_money, after: goods_money },
  { name: texts.storeDiscount, before: before.store_discount, after: after.store_discount },
  { name: texts.platformDiscount, before: before.platform_discount, after: after.platform_discount },
  { name: texts.commission, before: before.commission, after: after.commission },
  { name: texts.received, before: before.received, after: after.received, isTotal: true },
  ...(before.margin !== null && after.margin !== null
    ? [{ name: texts.margin, before: before.margin, after: after.margin, isTotal: true as const }]
    : []),
]

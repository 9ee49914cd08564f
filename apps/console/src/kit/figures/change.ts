import type { Locale } from '@fangshi/contract/locale'

/** How a figure differs from the one before, as a percentage or in percentage points; null where there is nothing to compare. */
export function changeOf(
  value: number | null,
  before: number | null,
  isRate: boolean,
  locale: Locale,
): { sign: number; text: string } | null {
  if (value === null || before === null || (!isRate && before <= 0)) return null
  const change = isRate ? (value - before) * 100 : ((value - before) / before) * 100
  const rounded = Math.round(change * 10) / 10
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(rounded)
  const unit = locale === 'en' ? ' pp' : ' 个百分点'
  return { sign: Math.sign(rounded), text: number + (isRate ? unit : '%') }
}

import type { Locale } from '@fangshi/contract/locale'

/** "1234.5" of the wire → "¥1,234.50". */
export const moneyText = (text: string, locale: Locale): string =>
  `¥${Number(text).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

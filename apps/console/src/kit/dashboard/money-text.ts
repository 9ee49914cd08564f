import type { Locale } from '@fangshi/contract/locale'

const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' } as const
const formats = { 'zh-cn': new Intl.NumberFormat('zh-cn', digits), en: new Intl.NumberFormat('en', digits) }

/** "-1234.5" of the wire → "-¥1,234.50": the sign stands before the currency. */
export const moneyText = (text: string, locale: Locale): string =>
  formats[locale].format(Number(text)).replace(/^-?/, '$&¥')

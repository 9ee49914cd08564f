/** "-1234.5" → "-1,234.50"; what is no amount stays as it is. */
export function amountText(value: unknown): string {
  const text = String(value as string | number)
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) return text
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}`
}

/** "-1234.5" → "-¥1,234.50": the sign stands before the currency. */
export const yuanText = (value: unknown): string => amountText(value).replace(/^-?/, '$&¥')

/** A movement says whether it came in: "+1,234.50". Nothing has no sign. */
export const withSign = (text: string): string => (/^[^-]*[1-9]/.test(text) ? `+${text}` : text)

/** What is taken off: "5" → "-5.00"; taking off less than nothing adds. */
export function lessText(value: unknown): string {
  const text = amountText(value)
  return text.startsWith('-') ? `+${text.slice(1)}` : text.replace(/^(?=.*[1-9])/, '-')
}

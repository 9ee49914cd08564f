declare const cents: unique symbol
/** Whole minor units (fen), always a safe integer. */
export type Cents = number & { readonly [cents]: true }

/** Brands a number of fen; throws a RangeError when it is not a safe integer. */
export function toCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`)
  return value as Cents
}

export const zeroCents = 0 as Cents

/** "12.3" → 1230. Null for anything but digits with at most two decimals and at most 13 digits before them. */
export function parseMoney(text: string): Cents | null {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return null
  const [, sign = '', whole = '0', fraction = ''] = match
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return toCents(sign && value ? -value : value)
}

/** 1230 → "12.30", the wire form of money. */
export function formatMoney(value: number): string {
  const amount = Math.abs(value)
  const rest = amount % 100
  return `${value < 0 ? '-' : ''}${(amount - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`
}

/** Adds up fen. */
export const sumCents = (values: Iterable<number>): Cents => {
  let sum = 0
  for (const value of values) sum += value
  return toCents(sum)
}

/**
 * Splits `total` (≥ 0) over `weights` (≥ 0) by largest remainder; ties go to the lower position (rules, preamble).
 * The parts sum to `total`; with all weights zero everything goes to the first part. Throws on no weights.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  if (!weights.length || total < 0 || weights.some((weight) => weight < 0)) throw new RangeError('cannot allocate')
  // BigInt keeps the sum of the weights and total × weight exact for any safe integers.
  const sum = weights.reduce((a, b) => a + BigInt(b), 0n)
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : zeroCents))
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight)
    return { index, part: Number(product / sum), rest: product % sum }
  })
  let left = total - shares.reduce((a, share) => a + share.part, 0)
  const byRest = [...shares].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  for (const share of byRest) {
    if (left === 0) break
    share.part += 1
    left -= 1
  }
  return shares.map((share) => toCents(share.part))
}

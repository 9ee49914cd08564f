import { randomInt } from 'node:crypto'

/** So many random decimal digits, 1 to 12. */
export const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0')

const isMonth = (month: number): boolean => month >= 1 && month <= 12
/** The day exists in that month of some year. */
const isDay = (month: number, day: number): boolean =>
  isMonth(month) && day >= 1 && day <= new Date(Date.UTC(2000, month, 0)).getUTCDate()

/** A day as `yymmdd`, `ddmmyy` or `mmddyy`, or a month as `yyyymm`. */
function isBirthdayLike(digits: string): boolean {
  const [a, b, c] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number) as [number, number, number]
  return isDay(b, c) || isDay(b, a) || isDay(a, b) || ((a === 19 || a === 20) && isMonth(c))
}

/** Counts up or down, with 9 and 0 as neighbours: 123456, 987654, 789012. */
function isSequence(digits: string): boolean {
  const steps = new Set([...digits].slice(1).map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10))
  return steps.size === 1 && (steps.has(1) || steps.has(9))
}

/** One, two or three digits over and over (111111, 121212, 123123), each one doubled (112233), or two digits in all. */
const isRepeated = (digits: string): boolean =>
  /^(\d{1,3})\1+$/.test(digits) || /^(?:(\d)\1){3}$/.test(digits) || new Set(digits).size <= 2

/**
 * Whether six digits are among the first that anybody would try: counted up or down, repeated, or like a birthday. False for
 * what is not six digits.
 */
export const isWeakPayPassword = (digits: string): boolean =>
  /^\d{6}$/.test(digits) && (isSequence(digits) || isRepeated(digits) || isBirthdayLike(digits))

/** Weights and check digits of a mainland identity number (GB 11643). */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'

/** The day of birth in `yyyymmdd` is one of the calendar. */
function isDay(text: string): boolean {
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6, 8)].map(Number) as [
    number,
    number,
    number,
  ]
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1850 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** True for an 18-digit identity number with a real day of birth and the right check digit; `x` in capitals. */
export function isIdNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text) || !isDay(text.slice(6, 14))) return false
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0)
  return text[17] === checkDigits[sum % 11]
}

/** The formats of couriers' tracking numbers, by courier code. Ambiguous numbers are left to the user. */
const patterns: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['sf', /^SF\d{12,13}$/],
  ['jd', /^JD[0-9A-Z]{11,18}$/],
  ['yt', /^YT\d{13}$/],
  ['jt', /^JT\d{13}$/],
  ['dp', /^DPK\d{9,13}$/],
  ['ems', /^E[A-Z]\d{9}CN$/],
  ['ems', /^1[01]\d{11}$/],
  ['postx', /^9[89]\d{11}$/],
  ['sto', /^77\d{13}$/],
  ['zt', /^7[3568]\d{12}$/],
  ['yd', /^4[36]\d{13}$/],
]

/** The one courier among `codes` whose numbers look like this; undefined when none or several do. */
export function guessExpress(number: string, codes: readonly string[]): string | undefined {
  const text = number.trim().toUpperCase()
  const fitting = patterns.filter(([code, pattern]) => codes.includes(code) && pattern.test(text))
  return fitting.length === 1 ? fitting[0]?.[0] : undefined
}

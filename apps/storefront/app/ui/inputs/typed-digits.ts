/** The typed or pasted text as at most `count` digits, including full-width ones. */
export const typedDigits = (typed: string, count: number): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, count)

const value = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]

/** The number that an option of the command line gives. */
export const numberOf = (name: string, otherwise: number): number => Number(value(name) ?? otherwise)

/** The options of `npm run bench`. */
export const options = {
  /** How long each case runs, in s. */
  seconds: numberOf('seconds', 5),
  /** Goods of the large catalogue; 0 leaves it out. */
  largeCatalogue: numberOf('goods', 0),
  /** Whether to fail below a budget. */
  isChecked: process.argv.includes('--check'),
}

const only = value('only')?.split('+')

/** Whether any of the cases is to be run: `--only=list+detail` names some. */
export const isAsked = (...cases: string[]): boolean => !only || cases.some((name) => only.includes(name))

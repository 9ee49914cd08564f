/** A fault that is planted on purpose, and the test that must notice it. */
export interface Mutant {
  /** The guard that is taken away. */
  guard: string
  /** Where it stands: a file and the one text in it that is replaced. */
  patch?: { file: string; from: string; to: string }
  /** A statement that takes it out of the database. */
  sql?: string
  /** The test file, and the beginning of the name of a test in it that fails then. */
  killedBy: readonly [file: string, test: string]
}

/** How the runner tells a test run what to plant. */
export const plantedVariable = 'PLANTED_MUTANT'
export const planted = (): Mutant | null => {
  const text = process.env[plantedVariable]
  return text ? (JSON.parse(text) as Mutant) : null
}

/** A text of a file, which stands there once, and what it is replaced by. */
export interface Patch {
  file: string
  from: string
  to: string
}

/** A fault that is planted on purpose, and the test that must notice it. */
export interface Mutant {
  /** The guard that is taken away. */
  guard: string
  /** Where it stands; several where one guard stands behind another. */
  patches?: readonly Patch[]
  /** A statement that takes it out of the database. */
  sql?: string
  /** The test file, and the beginning of the name of a test in it that fails then. */
  killedBy: readonly [file: string, test: string]
}

/** How the runner tells a test run what to plant. */
export const plantedVariable = 'PLANTED_MUTANTS'
export const planted = (): readonly Mutant[] => {
  const text = process.env[plantedVariable]
  return text ? (JSON.parse(text) as Mutant[]) : []
}

type Texts = readonly [file: string, from: string, to: string]
/** Patches of files of a folder. */
export const patchesIn = (folder: string, ...all: readonly Texts[]): readonly Patch[] =>
  all.map(([file, from, to]) => ({ file: `${folder}/${file}`, from, to }))

/**
 * Writes mutants of the code in a folder; `area` stands before the names of their guards. `behind` are guards that stand
 * behind the first one.
 */
export const mutantsIn =
  (folder: string, area = '') =>
  (guard: string, patch: Texts, killedBy: Mutant['killedBy'], ...behind: Texts[]): Mutant => ({
    guard: area + guard,
    patches: patchesIn(folder, patch, ...behind),
    killedBy,
  })

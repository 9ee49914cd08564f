import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Kinds of slow test files: they start first, so that none still runs alone at the end. */
const slowKinds = /\.(start|crash|race)\.test\.ts$/

/** Runs the files of slow kinds first, the others in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification): boolean => slowKinds.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

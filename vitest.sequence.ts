import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Kinds whose files take long: they begin first, so that none is left alone at the end. */
const slowKinds = /\.(start|crash|race)\.test\.ts$/

/** Runs the files of slow kinds first, the others in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification): boolean => slowKinds.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

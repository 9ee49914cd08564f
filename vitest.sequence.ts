import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A sequencer that starts the slow files first, so that none still runs alone at the end; the others keep Vitest's own order. */
export const slowFirst = (slow: RegExp): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      const isSlow = ({ moduleId }: TestSpecification): boolean => slow.test(moduleId)
      return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
    }
  }

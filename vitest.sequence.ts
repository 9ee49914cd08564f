import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * A sequencer that starts the slow files first, so that none still runs alone at the end: those that match the first
 * pattern, then those of the next. The others keep Vitest's own order.
 */
export const slowFirst = (...slow: readonly RegExp[]): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rankOf = ({ moduleId }: TestSpecification): number => {
        const rank = slow.findIndex((pattern) => pattern.test(moduleId))
        return rank === -1 ? slow.length : rank
      }
      return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
    }
  }

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Journeys over many screens: they start first, so that none still runs alone at the end. */
const heavy = /(accessibility|new-store|plain-screens|form-fields|new-role)\.e2e\.ts$/

/** Runs the journeys that take minutes first, the others in Vitest's own order. */
export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isHeavy = ({ moduleId }: TestSpecification): boolean => heavy.test(moduleId)
    return [...sorted.filter(isHeavy), ...sorted.filter((file) => !isHeavy(file))]
  }
}

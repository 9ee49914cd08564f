import type { AreaName } from '../areas/areas.ts'
import { queries } from '../session/queries.ts'

/** Under which the own second factor is cached. */
export const factorKey = (area: AreaName) => [area, 'second-factor'] as const

/** Reads the own second factor again, and whether one is still missing. */
export async function factorChanged(area: AreaName): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: factorKey(area) }),
    queries.invalidateQueries({ queryKey: [area, 'me'] }),
  ])
}

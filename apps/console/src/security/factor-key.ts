import type { AreaName } from '../areas/areas.ts'

/** Under which the own second factor is cached. */
export const factorKey = (area: AreaName) => [area, 'second-factor'] as const

import type { AreaName } from '../../../areas/areas.ts'
import screens from '../../../../guides/guides.json'

/** The name of the guide to a screen; undefined for screens that somebody added to the menus. */
export const guideOf = (area: AreaName, path: string): string | undefined =>
  Object.entries<string[]>(screens[area]).find(([, paths]) => paths.includes(path))?.[0]

import type { AreaName } from '../../../areas/areas.ts'

/** The screens that each guide is for, which all languages say alike. */
const guides = import.meta.glob<string[]>('./*/*/en.md', {
  base: '../../../../guides',
  query: '?screens',
  import: 'default',
  eager: true,
})

/** The name of the guide to a screen; undefined for screens that somebody added to the menus. */
export const guideOf = (area: AreaName, path: string): string | undefined =>
  Object.entries(guides)
    .find(([file, screens]) => file.startsWith(`./${area.toLowerCase()}/`) && screens.includes(path))?.[0]
    .split('/')[2]

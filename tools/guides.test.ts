import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { product } from '../apps/server/src/app.ts'
import { menuTree, type MenuNode } from '../apps/server/src/kernel/menu.ts'

/** Every screen of both back offices has a guide in both languages, and guides lead to screens that there are. */

const folder = join(import.meta.dirname, '../apps/console/guides')
const screens = JSON.parse(readFileSync(join(folder, 'guides.json'), 'utf8')) as Record<
  string,
  Record<string, string[]>
>
const languages = ['zh-cn', 'en'] as const
const areas = ['Admin', 'Seller'] as const

const all = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.children)])
/** The screens of the menus, and the one of the own account, which no menu leads to. */
const screensOf = (area: 'Admin' | 'Seller'): string[] => [
  ...all(menuTree(product.menus, area)).flatMap(({ apis, view }) => (apis && view ? [apis] : [])),
  `/${area}/security`,
]
const guide = (area: string, language: string, name: string): string =>
  readFileSync(join(folder, area.toLowerCase(), language, `${name}.md`), 'utf8')
const linksIn = (text: string): string[] => Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, to]) => to as string)

test.each(areas)('every screen of %s has one guide', (area) => {
  expect(
    Object.values(screens[area] ?? {})
      .flat()
      .toSorted(),
  ).toEqual(screensOf(area).toSorted())
})

test.each(areas)('every guide of %s is there in both languages, and no other', (area) => {
  const names = Object.keys(screens[area] ?? {}).map((name) => `${name}.md`)
  for (const language of languages) {
    expect(readdirSync(join(folder, area.toLowerCase(), language)).toSorted(), language).toEqual(names.toSorted())
  }
})

test.each(areas)('the guides of %s are made alike in both languages, and lead to its screens', (area) => {
  const known = screensOf(area)
  for (const [name, own] of Object.entries(screens[area] ?? {})) {
    const texts = languages.map((language) => guide(area, language, name))
    for (const text of texts) {
      expect(text, name).toMatch(/^# \S.*\n\n\S/)
      expect(text.match(/^# /gm), name).toHaveLength(1)
      for (const to of linksIn(text)) expect(known, `${name} leads to ${to}`).toContain(to)
      for (const path of own) expect(linksIn(text), `${name} names its screens`).toContain(path)
    }
    const [chinese = [], english = []] = texts.map((text) => [text.match(/^## /gm)?.length, linksIn(text).toSorted()])
    expect(english, name).toEqual(chinese)
  }
})

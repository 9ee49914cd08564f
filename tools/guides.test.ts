import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screensOf } from '../apps/console/guide-screens.ts'
import { product } from '../apps/server/src/app.ts'
import { menuTree, type MenuNode } from '../apps/server/src/kernel/menu.ts'

/** Every screen of both back offices has a guide in both languages, and guides lead to screens that there are. */

const folder = join(import.meta.dirname, '../apps/console/guides')
const languages = ['zh-cn', 'en'] as const
const areas = ['Admin', 'Seller'] as const
type Area = (typeof areas)[number]

const all = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.children)])
/** The screens of the menus, and the one of the own account, which no menu leads to. */
const screensIn = (area: Area): string[] => [
  ...all(menuTree(product.menus, area)).flatMap(({ apis, view }) => (apis && view ? [apis] : [])),
  `/${area}/security`,
]
const guidesOf = (area: Area): string[] => readdirSync(join(folder, area.toLowerCase()))
const textOf = (area: Area, name: string, language: string): string =>
  readFileSync(join(folder, area.toLowerCase(), name, `${language}.md`), 'utf8')
const linksIn = (text: string): string[] => Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, to]) => to as string)

test.each(areas)('every screen of %s has one guide, whose first paragraph leads to it', (area) => {
  const screens = guidesOf(area).flatMap((name) => screensOf(textOf(area, name, 'en')))
  expect(screens.toSorted()).toEqual(screensIn(area).toSorted())
})

test.each(areas)('every guide of %s is there in both languages, and no other', (area) => {
  for (const name of guidesOf(area)) {
    expect(readdirSync(join(folder, area.toLowerCase(), name)).toSorted(), name).toEqual(['en.md', 'zh-cn.md'])
  }
})

test.each(areas)('the guides of %s are made alike in both languages, and lead to its screens', (area) => {
  const known = screensIn(area)
  for (const name of guidesOf(area)) {
    const texts = languages.map((language) => textOf(area, name, language))
    for (const text of texts) {
      expect(text, name).toMatch(/^# \S.*\n\n\S/)
      expect(text.match(/^# /gm), name).toHaveLength(1)
      for (const to of linksIn(text)) expect(known, `${name} leads to ${to}`).toContain(to)
    }
    const [chinese = [], english = []] = texts.map((text) => [
      screensOf(text).toSorted(),
      text.match(/^## /gm)?.length,
      linksIn(text).toSorted(),
    ])
    expect(english, name).toEqual(chinese)
  }
})

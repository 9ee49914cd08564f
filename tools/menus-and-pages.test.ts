import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { product } from '../apps/server/src/app.ts'
import { menuTree, type MenuNode } from '../apps/server/src/kernel/menu.ts'

/** No dead links: every menu of the product has its page in the console, and every page its menu. */

const pages = join(import.meta.dirname, '../apps/console/src')
const all = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.children)])
const menusOf = (area: 'Admin' | 'Seller'): MenuNode[] => all(menuTree(product.menus, area))

/** Folders of groups whose pages have the group's name in front; as in `menus/views.ts`. */
const groups = ['books', 'configs', 'dashboard', 'integral']
/** A folder of pages alone. */
const marketing = 'marketing'
/** The pages of an area by name. */
const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length).split('/'))
    .filter(([first = '', name, ...deeper]) => !deeper.length && (!name || isOfGroup(first, name)))
    .map((parts) => parts.at(-1) as string)
const isOfGroup = (group: string, name: string): boolean =>
  group === marketing || (groups.includes(group) && name.startsWith(`${group}-`))

test.each(['Admin', 'Seller'] as const)('the menus of %s and its pages are the same', (area) => {
  const folder = area.toLowerCase()
  const views = menusOf(area).flatMap(({ view }) => (view ? [view] : []))
  const files = pagesIn(join(pages, folder)).map((file) => `${folder}/${file}`)
  expect(views.length).toBeGreaterThan(0)
  expect(new Set(views).size).toBe(views.length)
  expect(files.toSorted()).toEqual(views.toSorted())
})

test.each(['Admin', 'Seller'] as const)('a menu of %s has a path, or leads to some that have', (area) => {
  const dead = menusOf(area).filter(({ apis, view, children }) =>
    apis ? !view && !/^https?:/.test(apis) : !all(children).some((below) => below.apis),
  )
  expect(dead).toEqual([])
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { menuSeeds, type MenuSeed } from '../apps/server/src/modules/access/menu-seeds.ts'

/** No dead item: every menu that the product puts in place has its page in the console, and every page its menu. */

const pages = join(import.meta.dirname, '../apps/console/src')
const all = (seeds: readonly MenuSeed[]): MenuSeed[] => seeds.flatMap((seed) => [seed, ...all(seed.children ?? [])])

test.each(['Admin', 'Seller'] as const)('the menus of %s and its pages are the same', (area) => {
  const folder = area.toLowerCase()
  const views = all(menuSeeds[area]).flatMap(({ view }) => (view ? [view] : []))
  const files = readdirSync(join(pages, folder))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file.slice(0, -'.tsx'.length)}`)
  expect(views.length).toBeGreaterThan(0)
  expect(new Set(views).size).toBe(views.length)
  expect(files.toSorted()).toEqual(views.toSorted())
})

test.each(['Admin', 'Seller'] as const)('a menu of %s has a path, or leads to some that have', (area) => {
  const dead = all(menuSeeds[area]).filter(({ apis, view, children = [] }) =>
    apis ? !view && !/^https?:/.test(apis) : !all(children).some((below) => below.apis),
  )
  expect(dead).toEqual([])
})

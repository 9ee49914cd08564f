import { expect, test } from 'vitest'
import { articleGroups } from './article-groups.ts'
import { shellDataOf, siteOf } from './shell-data.ts'
import { readClasses, writeClasses } from './shown-classes.ts'

const article = { name: 'shipping', title: '配送' }
const group = (id: number, articles: (typeof article)[]) => ({ id, pid: 0, lev: 1, name: `group ${id}`, articles })

test('both levels of the help centre are one list, without empty groups', () => {
  const tops = [
    { ...group(1, []), children: [group(11, [article]), group(12, [])] },
    { ...group(2, [article]), children: [] },
  ]
  expect(articleGroups(tops).map(({ id }) => id)).toEqual([11, 2])
})

test('the tree of categories keeps what the shop shows, a picture only at its top', () => {
  const leaf = { id: 3, pid: 2, name: '茶杯', thumb: '/leaf.webp', children: [] }
  const found = {
    id: 1,
    pid: 0,
    name: '家居',
    thumb: '/top.webp',
    children: [{ id: 2, pid: 1, name: '茶具', thumb: '/middle.webp', children: [leaf] }],
  } as Parameters<typeof writeClasses>[0][number]
  const classes = readClasses(writeClasses([found]))
  expect(classes).toEqual([
    {
      id: 1,
      name: '家居',
      thumb: '/top.webp',
      children: [{ id: 2, name: '茶具', children: [{ id: 3, name: '茶杯', children: [] }] }],
    },
  ])
  expect(readClasses(writeClasses([found]))).toBe(classes)
})

test('the data of the frame is found among the matches of a page', () => {
  const common = { web_name: '坊市' }
  const root = { id: 'root', loaderData: {} }
  const shop = { id: 'shell/shop-layout', loaderData: { classTree: '[]', help: [], common } }
  const checkout = { id: 'shell/checkout-layout', loaderData: { common } }
  expect(shellDataOf([root, shop])).toEqual({ classes: [], help: [], common })
  expect(siteOf([root, shop])).toBe(common)
  expect(siteOf([root, undefined, checkout])).toBe(common)
  expect(siteOf([root])).toBeUndefined()
})

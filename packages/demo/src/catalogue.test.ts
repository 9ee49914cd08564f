import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  adverts,
  agreements,
  appVersions,
  articleGroups,
  articles,
  banners,
  brands,
  classes,
  goods,
  notices,
  stores,
} from './catalogue.ts'
import { imagePath } from './images.ts'

const keys = (items: readonly { key: string }[]): string[] => items.map((item) => item.key)
const skus = goods.flatMap((item) => item.skus)
const all = {
  classes,
  brands,
  stores,
  goods,
  banners,
  adverts,
  appVersions,
  articleGroups,
  articles,
  agreements,
  notices,
}

/** Every bilingual text below a value. */
function texts(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('zh-cn' in value) return [value as Record<string, unknown>]
  return Object.values(value).flatMap(texts)
}

test('keys and SKU codes are unique', () => {
  for (const items of Object.values(all)) expect(new Set(keys(items)).size).toBe(items.length)
  expect(new Set(skus.map((sku) => sku.code)).size).toBe(skus.length)
  expect([goods.length, stores.length, brands.length, classes.length]).toEqual([132, 14, 24, 134])
})

test('every text is there in Chinese and English', () => {
  const found = texts(all)
  expect(found.length).toBeGreaterThan(1000)
  for (const text of found) {
    expect(text['zh-cn'], JSON.stringify(text)).toMatch(/\S/)
    expect(text.en, JSON.stringify(text)).toMatch(/\S/)
    expect(Object.keys(text).length).toBe(2)
  }
})

test('the product is called by its name', () => {
  expect(JSON.stringify(all)).not.toContain('集市')
  expect(JSON.stringify([articles, notices])).toContain('坊市')
})

test('every picture exists', () => {
  const names = [
    ...goods.flatMap((item) => [
      ...item.images,
      ...item.skus.map((sku) => sku.image),
      ...item.axes.flatMap((axis) => axis.values.flatMap((value) => value.image ?? [])),
    ]),
    ...stores.flatMap((store) => [store.logo, store.banner]),
    ...banners.flatMap((banner) => [banner.desktop, banner.phone]),
    ...adverts.flatMap(({ image, phone }) => [image, ...(phone ? [phone] : [])]),
    ...brands.map((brand) => brand.logo),
    ...classes.flatMap((one) => one.icon ?? []),
  ]
  expect(names.length).toBeGreaterThan(1000)
  expect(names.filter((name) => !existsSync(imagePath(name)))).toEqual([])
  const served = names.flatMap((name) => ['.webp', '_320.webp', '_640.webp'].map((end) => name.replace(/\.\w+$/, end)))
  expect(served.filter((name) => !existsSync(imagePath(name)))).toEqual([])
})

describe('classes', () => {
  const byKey = new Map(classes.map((one) => [one.key, one]))
  const level = (key: string | null): number => (key === null ? 0 : 1 + level(byKey.get(key)?.parent ?? null))

  test('parents stand before their children, three levels deep', () => {
    const seen = new Set<string>()
    for (const one of classes) {
      expect(one.parent === null || seen.has(one.parent)).toBe(true)
      expect(level(one.key)).toBeLessThanOrEqual(3)
      seen.add(one.key)
    }
  })

  test('goods lie in third-level classes, stores, brands and banners in top ones', () => {
    for (const item of goods) expect(level(item.class), item.key).toBe(3)
    for (const one of [...stores, ...brands]) for (const key of one.classes) expect(level(key)).toBe(1)
    for (const banner of banners) expect(level(banner.class)).toBe(1)
  })
})

test('goods belong to a store and a brand, within the classes of the store', () => {
  const top = (key: string): string => {
    const parent = classes.find((one) => one.key === key)?.parent
    return parent ? top(parent) : key
  }
  for (const item of goods) {
    const store = stores.find((one) => one.key === item.store)
    expect(store?.classes, item.key).toContain(top(item.class))
    expect(keys(brands)).toContain(item.brand)
  }
})

test('a SKU has one value of each axis, no two have the same, and its numbers are whole and sound', () => {
  for (const item of goods) {
    const options = item.skus.map((sku) => item.axes.map((axis) => sku.options[axis.key]).join('/'))
    expect(new Set(options).size, item.key).toBe(item.skus.length)
    for (const sku of item.skus) {
      expect(Object.keys(sku.options).sort()).toEqual(keys(item.axes).sort())
      for (const axis of item.axes) expect(keys(axis.values)).toContain(sku.options[axis.key])
      for (const n of [sku.price_cents, sku.market_price_cents, sku.weight_grams, sku.stock])
        expect(Number.isSafeInteger(n) && n >= 0).toBe(true)
      expect(sku.price_cents).toBeGreaterThan(0)
      expect(sku.weight_grams).toBeGreaterThan(0)
    }
  }
})

test('the picker has combinations that do not exist and ones that are sold out', () => {
  const withHoles = goods.filter((item) => item.axes.reduce((n, axis) => n * axis.values.length, 1) > item.skus.length)
  expect(keys(withHoles)).toContain('mozhi-soft-notebook')
  expect(skus.some((sku) => sku.stock === 0)).toBe(true)
})

test('every article stands in a group', () => {
  for (const article of articles) expect(keys(articleGroups)).toContain(article.group)
})

test('article groups stand in two levels, adverts run, have ended or are to come', () => {
  for (const { parent } of articleGroups) {
    if (parent) expect(articleGroups.find(({ key }) => key === parent)?.parent).toBeNull()
  }
  for (const { from_days, until_days } of adverts) expect(from_days).toBeLessThan(until_days)
  expect(adverts.some(({ until_days }) => until_days < 0)).toBe(true)
  expect(adverts.some(({ from_days }) => from_days > 0)).toBe(true)
  expect(new Set(appVersions.map(({ device }) => device)).size).toBe(3)
})

test('a store knows each value of an attribute once: one colour, one name in each language', () => {
  const seen = new Map<string, string>()
  for (const { key, store, axes } of goods)
    for (const { name, values } of axes)
      for (const value of values) {
        const of = `${store} ${name['zh-cn']} ${value.name['zh-cn']}`
        const it = `${value.hex ?? ''} ${value.name.en ?? ''}`
        expect(it, `${of} of ${key}`).toBe(seen.get(of) ?? it)
        seen.set(of, it)
      }
})

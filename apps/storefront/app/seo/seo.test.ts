import type { Locale } from '@fangshi/contract/locale'
import { beforeAll, expect, test } from 'vitest'
import { loadLanguage } from '~/i18n/language.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { absolute, pageMeta, type PageMeta } from './seo.ts'

const publicUrl = 'https://shop.example'
const matches = (locale: Locale, site?: { web_name: string; description: string }) => [
  { id: 'root', loaderData: { locale, addressLocale: locale, publicUrl, mode: 'production' } },
  ...(site ? [{ id: 'shell/shop-layout', loaderData: { common: site } }] : []),
]
const meta = (page: Partial<PageMeta>, locale: Locale = 'zh-cn', site?: { web_name: string; description: string }) =>
  pageMeta(matches(locale, site), { title: '茶台', path: '/goods/1', ...page })
const links = (tags: ReturnType<typeof meta>, rel: string) =>
  tags.filter((tag) => 'rel' in tag && tag.rel === rel).map((tag) => ('href' in tag ? tag.href : undefined))

beforeAll(() => Promise.all([loadLanguage('zh-cn'), loadLanguage('en')]))

test('the title ends with the name of the site, once', () => {
  expect(meta({})).toContainEqual({ title: '茶台 - 坊市' })
  expect(meta({ title: '在坊市开一家店' })).toContainEqual({ title: '在坊市开一家店' })
  expect(meta({}, 'zh-cn', { web_name: '集市', description: '' })).toContainEqual({ title: '茶台 - 集市' })
})

test('a page without a description takes the one of the site, then that of the shop', () => {
  const described = (tags: ReturnType<typeof meta>) => tags.find((tag) => 'name' in tag && tag.name === 'description')
  expect(described(meta({ description: '手工' }))).toMatchObject({ content: '手工' })
  expect(described(meta({}, 'zh-cn', { web_name: '', description: '好店' }))).toMatchObject({ content: '好店' })
  expect(described(meta({}))).toMatchObject({ content: expect.stringContaining('坊市') })
})

test('every language has its own canonical address, and each page names both', () => {
  const chinese = 'https://shop.example/goods/1'
  const english = 'https://shop.example/goods/1?lang=en'
  expect(links(meta({}), 'canonical')).toEqual([chinese])
  expect(links(meta({}, 'en'), 'canonical')).toEqual([english])
  expect(links(meta({}, 'en'), 'alternate')).toEqual([chinese, english, chinese])
})

test('an address that names no language is its own canonical address, also for who reads it in English', () => {
  const [root] = matches('en')
  const tags = pageMeta([{ ...root!, loaderData: { ...root!.loaderData, addressLocale: 'zh-cn' } }], {
    title: 'Tea tray',
    path: '/goods/1',
  })
  expect(links(tags, 'canonical')).toEqual(['https://shop.example/goods/1'])
})

test('a page that is not indexed has no canonical address', () => {
  const tags = meta({ noindex: true })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex,follow' })
  expect([...links(tags, 'canonical'), ...links(tags, 'alternate')]).toEqual([])
})

test('a combination of filters is not indexed but names its canonical address', () => {
  const tags = meta({ noindex: true, hasCanonical: true, path: '/s?brand_id=1' }, 'en')
  expect(links(tags, 'canonical')).toEqual(['https://shop.example/s?brand_id=1&lang=en'])
  expect(links(tags, 'alternate')).toEqual([])
})

test('uploaded pictures are shared as their preview, with its size; pictures elsewhere have none', () => {
  const preview = { property: 'og:image', content: 'https://shop.example/social/ab/cd/x.jpg' }
  const width = { property: 'og:image:width', content: '1200' }
  expect(meta({ image: '/uploads/ab/cd/x.webp' })).toEqual(expect.arrayContaining([preview, width]))
  expect(meta({ image: 'https://img.example/x.webp' })).not.toContainEqual(width)
  expect(meta({})).toContainEqual({ name: 'twitter:card', content: 'summary' })
})

test('structured data becomes one script each', () => {
  expect(meta({ data: [{ a: 1 }, { b: 2 }] }).slice(-2)).toEqual([
    { 'script:ld+json': { a: 1 } },
    { 'script:ld+json': { b: 2 } },
  ])
})

test('an address with a host stays as it is', () => {
  expect(absolute(publicUrl, '/a.webp')).toBe('https://shop.example/a.webp')
  expect(absolute(publicUrl, 'https://img.example/a.webp')).toBe('https://img.example/a.webp')
})

test('breadcrumbs are numbered, and the last one is the page itself', () => {
  const crumbs = [{ name: '首页', to: '/' }, { name: '茶台' }]
  expect(breadcrumbData(crumbs, publicUrl, '/goods/1').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '首页', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: '茶台', item: 'https://shop.example/goods/1' },
  ])
})

import { createHash } from 'node:crypto'
import { beforeAll, expect, inject, test } from 'vitest'
import { shopPages } from './shop-pages.ts'

/** The HTML that visitors without scripts, search engines and caches get. */
let pages: string[]
beforeAll(async () => {
  pages = (await shopPages()).open
})

const get = async (path: string): Promise<{ status: number; html: string; headers: Headers }> => {
  const answer = await fetch(inject('origin') + path, { redirect: 'manual' })
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}
const tag = (html: string, find: RegExp): string => find.exec(html)?.[1] ?? ''

test('every page has its own title, one h1 and the language of its address', async () => {
  for (const lang of ['zh-CN', 'en']) {
    const titles = new Map<string, string>()
    for (const path of pages.filter((one) => !/no-such/.test(one))) {
      const { status, html } = await get(lang === 'en' ? `${path}${path.includes('?') ? '&' : '?'}lang=en` : path)
      expect(status, path).toBe(200)
      expect(tag(html, /<html[^>]* lang="([^"]+)"/), path).toBe(lang)
      expect(html.match(/<h1[\s>]/g)?.length, path).toBe(1)
      const title = tag(html, /<title>([^<]+)</)
      expect(titles.get(title), `${path} and ${titles.get(title)} share a title`).toBeUndefined()
      titles.set(title, path)
    }
  }
})

test('product pages describe themselves to search engines', async () => {
  const path = pages.find((one) => one.startsWith('/goods/')) as string
  const { html } = await get(path)
  const described = Array.from(
    html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g),
    ([, json]) => JSON.parse(json as string) as Record<string, unknown>,
  )
  const product = described.flat().find((one) => one['@type'] === 'Product') as {
    name: string
    image: unknown
    offers: { priceCurrency: string }
  }
  expect(product.name).toBeTypeOf('string')
  expect(product.offers.priceCurrency).toBe('CNY')
  expect(described.flat().some((one) => one['@type'] === 'BreadcrumbList')).toBe(true)
  expect(tag(html, /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/)).toBe(`${inject('origin')}${path}`)
  expect(html).toContain('hrefLang="en"')
  expect(tag(html, /property="og:image" content="([^"]+)"/)).toMatch(/^http/)
})

test('names and prices are in the page without any script', async () => {
  for (const path of ['/', '/s']) {
    const { html } = await get(path)
    expect(html).toMatch(/¥/)
    expect(html).toContain('/goods/')
  }
})

test('the home page shows each goods once, and no two of its links say the same and lead elsewhere', async () => {
  for (const path of ['/', '/?lang=en']) {
    const { html } = await get(path)
    const main = tag(html, /<main[^>]*>([\s\S]*)<\/main>/)
    const links = Array.from(main.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g), ([, to, content]) => ({
      to: to as string,
      text: (content as string).replaceAll(/<[^>]*>/g, ' ').trim(),
    }))
    const goods = links.map(({ to }) => to).filter((to) => to.startsWith('/goods/'))
    expect(goods.length).toBeGreaterThan(40)
    expect(new Set(goods).size).toBe(goods.length)
    const targets = new Map<string, string>()
    for (const { to, text } of links) expect(targets.set(text, targets.get(text) ?? to).get(text), text).toBe(to)
    // What other journeys add meanwhile, such as a flash sale, is among them.
    expect(html.match(/<[a-z]/g)?.length).toBeLessThan(1200)
  }
})

test('routes are case-sensitive and unknown ones are 404', async () => {
  expect((await get('/admin/login')).status).toBe(404)
  expect((await get('/Admin/login')).status).toBe(200)
  expect((await get('/Goods/1')).status).toBe(404)
  expect((await get('/Admin/no-such-page')).status).toBe(404)
  expect((await get('/Admin/orders')).status).toBe(200)
  expect((await get('/goods/999999')).status).toBe(404)
  expect((await get('/api/nothing')).status).toBe(404)
})

test('the policy allows the inline scripts of the page, by their hashes, and no others', async () => {
  const { html, headers } = await get('/')
  const policy = headers.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  const inline = Array.from(
    html.matchAll(/<script(?![^>]*(?:\/(?:ld\+)?json|src=))[^>]*>([^]*?)<\/script>/g),
    ([, code]) => code,
  )
  const hashes = inline.map((code = '') => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  expect(scripts.split(' ').toSorted()).toEqual(["'self'", ...hashes].toSorted())
  expect(html).not.toContain('nonce')
})

test('pages come in brotli, and no script comes before the first paint', async () => {
  for (const path of ['/', '/s?keywords=']) {
    const answer = await fetch(inject('origin') + path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      'br',
      expect.stringContaining('accept-encoding'),
    ])
    expect(await answer.text()).not.toMatch(/rel="modulepreload"|<script[^>]* src=|as="(font|script)"/)
  }
})

test('the shop and both back offices name an icon and a manifest that exist', async () => {
  for (const path of ['/', '/goods/1', '/Admin/login', '/Seller/login']) {
    const { html } = await get(path)
    const named = Array.from(
      html.matchAll(/<link[^>]*rel="(?:apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g),
      ([, to]) => to,
    )
    expect(named.length, path).toBe(2)
    for (const to of [...named, '/favicon.ico']) expect((await get(to as string)).status, to).toBe(200)
  }
})

test('the sitemap names pages that exist', async () => {
  const { html } = await get('/sitemap.xml')
  const urls = Array.from(html.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => (url as string).replaceAll('&amp;', '&'))
  expect(urls.length).toBeGreaterThan(150)
  expect(html.match(/<lastmod>/g)).toHaveLength(urls.length)
  for (const url of urls.filter((_, index) => index % 10 === 0)) expect((await fetch(url)).status, url).toBe(200)
  expect((await get('/robots.txt')).html).toContain('/sitemap.xml')
})

test('missing pages have a heading, filtered lists their canonical address, and the default area an alias', async () => {
  const missing = await get('/no-such-page')
  expect([missing.status, missing.html.match(/<h1[\s>]/g)?.length]).toEqual([404, 1])
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/
  expect(tag((await get('/s?brand_id=1&sort=sales')).html, canonical)).toBe(`${inject('origin')}/s?brand_id=1`)
  const area = await get('/Admins/goods?page=2')
  expect([area.status, area.headers.get('location')]).toEqual([302, '/Admin/goods?page=2'])
  expect((await get('/Admins')).headers.get('location')).toBe('/Admin')
})

test('words in the path of the list are searched for', async () => {
  const { html } = await get(`/s/${encodeURIComponent('杯')}`)
  expect(tag(html, /<h1[^>]*>([^<]+)</)).toContain('杯')
  expect(html).toContain('/goods/')
})

test('the pages of two orders have titles of their own', async () => {
  const titleOf = async (path: string) => tag((await get(path)).html, /<title>([^<]+)</)
  const titles = await Promise.all(['/user/order/1', '/user/order/2', '/order/pay/20260101000000'].map(titleOf))
  expect(new Set(titles).size).toBe(3)
})

import { beforeAll, expect, inject, test } from 'vitest'
import { arrive, openPage, settle, visit, windows } from './browser.ts'
import { shopPages } from './shop-pages.ts'

let pages: string[]
beforeAll(async () => {
  const { open, ofShopper } = await shopPages()
  pages = [...open, ...ofShopper]
})
const languageOf = async (path: string, headers: Record<string, string>): Promise<string | undefined> => {
  const answer = await fetch(inject('origin') + path, { headers, redirect: 'manual' })
  expect(answer.status, path).toBe(path === '/no-such-page' ? 404 : 200)
  return /<html[^>]* lang="([^"]+)"/.exec(await answer.text())?.[1]
}

test('every page comes in the language that its reader chose or prefers', async () => {
  const english = { 'accept-language': 'en-US,en' }
  for (const path of pages) {
    expect(await languageOf(path, {}), path).toBe('zh-CN')
    expect(await languageOf(path, english), path).toBe('en')
    expect(await languageOf(path, { ...english, cookie: 'lang=zh-cn' }), path).toBe('zh-CN')
    expect(await languageOf(path, { cookie: 'lang=en' }), path).toBe('en')
  }
})

test('English pages name places in English', async () => {
  for (const path of pages.filter((one) => /^\/(stores?|goods)(\/\d+)?$/.test(one))) {
    const html = await (await fetch(`${inject('origin')}${path}?lang=en`)).text()
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ')
    expect(shown.match(/\p{Script=Han}+[省市区县]/gu), path).toBeNull()
  }
})

test('a reader whose browser prefers English switches to Chinese, which holds on every address', async () => {
  const { page, problems, close } = await visit(windows[3])
  const language = () => page.locator('html').getAttribute('lang')
  const switchTo = (name: string) => page.locator('header, body').getByRole('link', { name }).first().click()
  await openPage(page, inject('origin') + '/stores')
  expect(await language()).toBe('en')
  await page.getByRole('main').locator('a[href^="/store/"]').first().click()
  await settle(page)
  expect(await language()).toBe('en')
  await switchTo('中文')
  await expect.poll(language).toBe('zh-CN')
  await openPage(page, inject('origin') + '/s')
  expect(await language()).toBe('zh-CN')
  await page.getByRole('main').locator('a[href^="/goods/"]').first().click()
  await arrive(page, /goods/)
  expect(await language()).toBe('zh-CN')
  await switchTo('English')
  await expect.poll(language).toBe('en')
  await openPage(page, inject('origin') + '/user/article/how-to-buy')
  expect(await language()).toBe('en')
  expect(problems).toEqual([])
  await close()
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type Page, type Request } from 'playwright-core'
import { expect, inject, onTestFailed } from 'vitest'

/** The window sizes and languages in which journeys run. */
export const windows = [
  { name: 'phone zh', width: 390, height: 844, lang: 'zh-cn' },
  { name: 'phone en', width: 390, height: 844, lang: 'en' },
  { name: 'desktop zh', width: 1440, height: 900, lang: 'zh-cn' },
  { name: 'desktop en', width: 1440, height: 900, lang: 'en' },
] as const
export type Window = (typeof windows)[number]

/** With `E2E_ALL=1` the long journeys too are made in every window; else each in one of phones and one of desktops. */
export const isThorough = process.env.E2E_ALL === '1'

let browser: Browser | undefined
let pictures = 0
const launch = async (): Promise<Browser> =>
  (browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  }))

/** Closes the browser of this test file. */
export async function closeBrowser(): Promise<void> {
  await browser?.close()
  browser = undefined
}

export interface Visit {
  page: Page
  /** Opens a path of the shop in the visit's language. */
  go(path: string): Promise<void>
  /** Console errors, failed requests and uncaught errors so far. */
  troubles: string[]
  close(): Promise<void>
}

const underWay = new WeakMap<Page, Set<Request>>()
function follow(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Waits until a page has asked nothing for a moment. Its own "network idle" is said only once. */
export async function settle(page: Page): Promise<void> {
  const begun = Date.now()
  const requests = underWay.get(page) ?? new Set()
  // What was answered is painted, and may ask for more.
  for (let still = 0; still < 4; still = requests.size ? 0 : still + 1) {
    if (Date.now() - begun > 20_000) throw new Error(`under way: ${[...requests].map((one) => one.url()).join(' ')}`)
    await wait(50)
  }
}

/** Where a failed journey stopped: the address, what went wrong, and what stands on top, in words. */
async function lastSeen(page: Page, troubles: readonly string[]): Promise<string> {
  const parts = await Promise.all(
    ['[role=alert], .ant-message', '[role=dialog]', 'main'].map((part) =>
      page
        .locator(part)
        .last()
        .ariaSnapshot({ timeout: 1000 })
        .catch(() => ''),
    ),
  )
  return [page.url(), ...troubles, ...parts.map((part) => part.slice(0, 3000))].filter(Boolean).join('\n')
}

/** A visitor with a storage of their own. `theme` is chosen as the visitor's system theme. */
export async function visit(window: Window, theme: 'light' | 'dark' = 'light'): Promise<Visit> {
  const context = await (
    await launch()
  ).newContext({
    viewport: { width: window.width, height: window.height },
    locale: window.lang === 'en' ? 'en-US' : 'zh-CN',
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: window.width < 768,
  })
  const page = await context.newPage()
  const troubles: string[] = []
  onTestFailed(async ({ task }) => {
    const errors = task.result?.errors?.map(({ message }) => message) ?? []
    console.error(await lastSeen(page, [...errors, ...troubles]))
    // And as a picture, for those who ask for it.
    const shots = process.env.E2E_SHOTS
    if (shots) await page.screenshot({ path: `${shots}/${task.name.replace(/\W+/g, '-')}-${++pictures}.png` })
  })
  page.on(
    'console',
    (message) => message.type() === 'error' && troubles.push(`console: ${message.text()} at ${page.url()}`),
  )
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message} at ${page.url()}`))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (why !== 'net::ERR_ABORTED') troubles.push(`request: ${request.url()} ${why}`)
  })
  // The shop's readers never pay for the back offices.
  page.on('request', (request) => {
    const isShop = !/^\/(Admin|Seller)(\/|$)/.test(new URL(page.url()).pathname)
    if (isShop && request.url().includes('/dist/console/')) troubles.push(`console asset: ${request.url()}`)
  })
  follow(page)
  const origin = inject('origin')
  const inLanguage = (path: string): string =>
    window.lang === 'en' ? `${path}${path.includes('?') ? '&' : '?'}lang=en` : path
  return {
    page,
    troubles,
    go: async (path) => {
      await page.goto(origin + inLanguage(path), { waitUntil: 'networkidle' })
    },
    close: () => context.close(),
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Makes the window as high as the page, so that what sticks to its edges covers nothing. */
export async function showWhole(page: Page, { width, height }: Window): Promise<void> {
  await page.setViewportSize({ width, height })
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
}

/** Expects axe to find nothing against WCAG 2.2 A and AA on the page as it stands. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>
      }
    }
    const { violations: found } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    )
  })
  expect(violations, what).toEqual([])
}

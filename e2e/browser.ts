import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type Page, type Request } from 'playwright-core'
import { expect, inject, onTestFailed } from 'vitest'

/** The window sizes and languages that journeys run in. */
export const windows = [
  { name: 'phone zh', width: 390, height: 844, lang: 'zh-cn' },
  { name: 'phone en', width: 390, height: 844, lang: 'en' },
  { name: 'desktop zh', width: 1440, height: 900, lang: 'zh-cn' },
  { name: 'desktop en', width: 1440, height: 900, lang: 'en' },
] as const
export type Window = (typeof windows)[number]

/** With `E2E_SLOW=6` the pages' scripts run at a sixth of their speed, which shows what does not wait. */
const slowness = Number(process.env.E2E_SLOW ?? 1)

/** With `E2E_ALL=1` the long journeys too run in every window; otherwise in one phone and one desktop window. */
export const isThorough = process.env.E2E_ALL === '1'

let browser: Promise<Browser> | undefined
let pictures = 0
/** One browser for all test files of a worker: a start costs as much as a short journey. Each visit has its own storage. */
const launch = (): Promise<Browser> =>
  (browser ??= chromium.launch({
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

export interface Visit {
  page: Page
  /** Opens a path of the shop in the visit's language. */
  go(path: string): Promise<void>
  /** Console errors, failed requests and uncaught errors so far. */
  problems: string[]
  close(): Promise<void>
}

const openRequests = new WeakMap<Page, Set<Request>>()
function trackRequests(page: Page): void {
  const requests = new Set<Request>()
  openRequests.set(page, requests)
  // A page that follows events has that request open for as long as it is.
  page.on('request', (request) => !request.url().endsWith('/api/events') && requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

const settleMs = 30_000
/** A response is rendered, which may lead to the next request: so the page must be idle more than once. */
const idleRounds = 4

/** Waits until a page's scripts have nothing to do and what they rendered is on screen; false when the page is left. */
const becomesIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        new Promise<void>((done) => requestIdleCallback(() => requestAnimationFrame(() => done()), { timeout: 1000 })),
    )
    .then(
      () => true,
      () => false,
    )

/**
 * Waits until a page has no request under way and its scripts are idle. In front, since a browser gives a hidden tab a
 * frame a second.
 */
export async function settle(page: Page): Promise<void> {
  await page.bringToFront()
  const until = Date.now() + settleMs
  const requests = openRequests.get(page) ?? new Set()
  for (let rounds = 0; rounds < idleRounds;) {
    if (Date.now() > until) throw new Error(`still loading: ${[...requests].map((one) => one.url()).join(' ')}`)
    rounds = (await becomesIdle(page)) && requests.size === 0 ? rounds + 1 : 0
  }
}

/** Opens an address and waits until the page has settled. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await settle(page)
}

/** Loads the page again and waits until it has settled. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload()
  await settle(page)
}

/** Where a failed journey stopped: the address, what went wrong, and the texts on top of the page. */
async function describePage(page: Page, troubles: readonly string[]): Promise<string> {
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

/** A visitor with their own storage. `theme` is the theme of the visitor's system; without scripts pages cannot settle. */
export async function visit(window: Window, theme: 'light' | 'dark' = 'light', hasScripts = true): Promise<Visit> {
  const context = await (
    await launch()
  ).newContext({
    viewport: { width: window.width, height: window.height },
    locale: window.lang === 'en' ? 'en-US' : 'zh-CN',
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: window.width < 768,
    javaScriptEnabled: hasScripts,
  })
  const page = await context.newPage()
  if (slowness > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness })
  // The browser's own file dialog never opens. Listening from the start, because a click could overtake a later start.
  page.on('filechooser', () => {})
  const troubles: string[] = []
  onTestFailed(async ({ task }) => {
    const errors = task.result?.errors?.map(({ message }) => message) ?? []
    console.error(await describePage(page, [...errors, ...troubles]))
    // With `E2E_SHOTS` a picture of the page is saved in that folder.
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
  page.on('response', (response) => {
    if (response.status() >= 500) troubles.push(`response: ${response.status()} of ${response.url()}`)
  })
  // Visitors of the shop never load code of the back offices.
  page.on('request', (request) => {
    const isShop = !/^\/(Admin|Seller)(\/|$)/.test(new URL(page.url()).pathname)
    if (isShop && request.url().includes('/dist/console/')) troubles.push(`console asset: ${request.url()}`)
  })
  trackRequests(page)
  const origin = inject('origin')
  const inLanguage = (path: string): string =>
    window.lang === 'en' ? `${path}${path.includes('?') ? '&' : '?'}lang=en` : path
  return {
    page,
    problems: troubles,
    go: async (path) => {
      await openPage(page, origin + inLanguage(path))
    },
    close: () => context.close(),
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Makes the window as tall as the page, so that sticky elements cover nothing. */
export async function showWhole(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.setViewportSize({ width, height })
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
}

/** Expects axe to find no violation of WCAG 2.2 A and AA on the page as it is. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // As a text it would be sent again to a page that has it.
  if (!(await page.evaluate(() => Reflect.has(globalThis, 'axe')))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const axe = Reflect.get(globalThis, 'axe') as {
      run(
        options: object,
      ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>
    }
    const { violations: found } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'], // describes no element that passes
    })
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    )
  })
  expect(violations, what).toEqual([])
}

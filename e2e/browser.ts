import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from 'playwright-core'
import { expect, inject, onTestFailed } from 'vitest'
import { findChromium } from '../tools/chromium.mjs'
import { isThorough } from '../tools/turns.ts'

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

/**
 * The windows (or cases) of a journey that runs in the first of them alone unless `TEST_ALL=1`. Journeys name different ones first, so
 * that together they run in both widths and languages.
 */
export const firstOf = <All extends readonly [unknown, ...unknown[]]>(...all: All): readonly All[number][] =>
  isThorough ? all : all.slice(0, 1)

/** How long a step waits for what it needs: for long, since the machine may be slow and busy. */
const stepMs = 60_000

let launched: Promise<Browser> | undefined
let pictures = 0
/** One browser for all test files of a worker: a start costs as much as a short journey. Each visit has its own storage. */
const launch = (): Promise<Browser> =>
  (launched ??= chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Parts of the browser that need no processes of their own here.
      '--in-process-gpu',
      '--enable-features=NetworkServiceInProcess2',
      // A page of a journey lives for seconds: code that was optimised for it is thrown away before it is any faster
      // (docs/decisions/0189-a-light-browser-for-journeys.md).
      '--js-flags=--no-opt,--no-maglev',
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

/** The requests of a page that are under way, how often one began or ended, and when the last script arrived. */
interface Traffic {
  open: Set<Request>
  changes: number
  scriptAt: number
}
const noTraffic = (): Traffic => ({ open: new Set(), changes: 0, scriptAt: 0 })
const trafficOf = new WeakMap<Page, Traffic>()
function watchTraffic(page: Page): void {
  const traffic = noTraffic()
  trafficOf.set(page, traffic)
  const ended = (request: Request): void => {
    if (!traffic.open.delete(request)) return
    traffic.changes++
    if (request.resourceType() === 'script') traffic.scriptAt = Date.now()
  }
  page.on('request', (request) => {
    // A page that follows events has that request open for as long as it is.
    if (request.url().endsWith('/api/events')) return
    traffic.open.add(request)
    traffic.changes++
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
}

const settleMs = 30_000
/** For how long a settled page has neither changed nor asked for anything: scripts may wait a moment before they go on. */
const quietMs = 150
/** React shows a part whose script has arrived no earlier than 300 ms after the place for it, without any sign until then. */
const scriptMs = 350
/** A page that never stops changing is taken as it is after this time. */
const changingMs = 10_000

/**
 * Waits until a page was painted, has not changed for some time since, and its scripts have nothing left to do; false when
 * the page is left. Not with `requestIdleCallback`, which on a page that axe has looked at calls back at its time limit
 * only.
 */
const becomesQuiet = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      ([quiet, changing]) =>
        new Promise<void>((done) => {
          /** What React keeps at the document that it takes over. */
          interface Container {
            stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
          }
          // A page of the shop starts its scripts once it was painted, and takes no clicks before React has taken it over.
          const isHydrated = (): boolean => {
            if (!document.querySelector('#page-module')) return true
            const kept = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))
            return kept !== undefined && !(kept[1] as Container).stateNode.current.memoizedState.isDehydrated
          }
          const finish = (): void => {
            changes.disconnect()
            // Runs once no other task of the page waits.
            requestAnimationFrame(() => void scheduler.postTask(() => done(), { priority: 'background' }))
          }
          let timer: ReturnType<typeof setTimeout> | undefined
          const wait = (): void => {
            clearTimeout(timer)
            timer = setTimeout(finish, quiet)
          }
          const changes = new MutationObserver(wait)
          const watch = (): void => {
            if (!isHydrated()) return void setTimeout(watch, 20)
            changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
            wait()
          }
          requestAnimationFrame(watch)
          setTimeout(finish, changing)
        }),
      [quietMs, changingMs] as const,
    )
    .then(
      () => true,
      () => false,
    )

/**
 * Waits until a page has no request under way and does not change. In front, since a browser gives a hidden tab a frame a
 * second.
 */
export async function settle(page: Page): Promise<void> {
  await page.bringToFront()
  const until = Date.now() + settleMs
  const traffic = trafficOf.get(page) ?? noTraffic()
  for (;;) {
    const { changes } = traffic
    const isQuiet = await becomesQuiet(page)
    const isShown = Date.now() - traffic.scriptAt > scriptMs
    if (isQuiet && isShown && traffic.open.size === 0 && traffic.changes === changes) return
    if (Date.now() > until) throw new Error(`still loading: ${Array.from(traffic.open, (one) => one.url()).join(' ')}`)
  }
}

/** Opens a page of the shop's origin that has no scripts. */
export const openPageWithoutScripts = (page: Page) => page.goto(`${inject('origin')}/robots.txt`)

/** Opens an address and waits until the page has settled. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await settle(page)
}

/**
 * Waits until a step has led to an address and the page has settled there: the address changes before the page does, whose
 * fields and buttons would still be found.
 */
export async function arrive(page: Page, url: string | RegExp | ((url: URL) => boolean)): Promise<void> {
  await page.waitForURL(url)
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

/**
 * Pages of ended visits, by what a context cannot change: their process has the scripts and pictures of the shop, which take
 * longer to load than most pages take to show.
 */
const freePages = new Map<string, Page[]>()

/** What visits and journeys listen to. */
const watched = ['filechooser', 'console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response']

/** Leaves nothing of a visit for the next one but the process of its page, which lasts while that stays on the shop's origin. */
async function endVisit(page: Page): Promise<void> {
  const context = page.context()
  for (const event of watched) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(-1, -1)
  await Promise.all(context.pages().map((one) => one === page || one.close()))
  await openPageWithoutScripts(page)
  await page.evaluate(() => sessionStorage.clear())
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: inject('origin'), storageTypes: 'all' })
  await Promise.all([session.detach(), context.clearCookies(), context.clearPermissions(), context.setOffline(false)])
}

/** A page of a new browser, or one of an ended visit, whose scripts stay: it takes none that run before every page. */
async function pageFor(free: Page[], options: BrowserContextOptions, isNew: boolean): Promise<Page> {
  const last = isNew ? undefined : free.pop()
  if (last) return last
  const context = await (await launch()).newContext(options)
  context.setDefaultTimeout(stepMs)
  const page = await context.newPage()
  if (slowness > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness })
  if (!isNew)
    page.addInitScript = () => Promise.reject(new Error('Only a new visitor’s page takes scripts: { isNew: true }'))
  return page
}

/**
 * A visitor with their own storage. `theme` is the theme of the visitor's system; without scripts pages cannot settle. One
 * who is new has nothing of the shop in the cache of their browser; others have what earlier visitors left there.
 */
export async function visit(
  window: Window,
  theme: 'light' | 'dark' = 'light',
  { hasScripts = true, isNew = false } = {},
): Promise<Visit> {
  const kind = [window.name, hasScripts].join()
  const free = freePages.get(kind) ?? []
  freePages.set(kind, free)
  const viewport = { width: window.width, height: window.height }
  const options = {
    viewport,
    locale: window.lang === 'en' ? 'en-US' : 'zh-CN',
    reducedMotion: 'reduce',
    hasTouch: window.width < 768,
    javaScriptEnabled: hasScripts,
  } as const
  const page = await pageFor(free, options, isNew)
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme: theme })
  // The browser's own file dialog never opens. Listening from the start, because a click could overtake a later start.
  page.on('filechooser', () => {})
  const troubles: string[] = []
  onTestFailed(async ({ task }) => {
    const errors = task.result?.errors ?? []
    console.error(await describePage(page, [...errors.map(({ message }) => message), ...troubles]))
    // What failed is listed at the end of a run, which may be all that is kept of it.
    const [error] = errors
    const [first = '', ...rest] = error?.message.split('\n') ?? []
    if (error) error.message = [first, `at ${page.url()}`, ...troubles.slice(-3), ...rest].join('\n')
    // With `E2E_SHOTS` a picture of the page is saved in that folder.
    const shots = process.env.E2E_SHOTS
    if (shots) await page.screenshot({ path: `${shots}/${task.name.replace(/\W+/g, '-')}-${++pictures}.png` })
  })
  page.on(
    'console',
    (message) => message.type() === 'error' && troubles.push(`console: ${message.text()} at ${page.url()}`),
  )
  page.on('pageerror', ({ message }) => {
    // The page was left while an answer was still arriving.
    if (message !== 'BodyStreamBuffer was aborted') troubles.push(`uncaught: ${message} at ${page.url()}`)
  })
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
  watchTraffic(page)
  const origin = inject('origin')
  const inLanguage = (path: string): string =>
    window.lang === 'en' ? `${path}${path.includes('?') ? '&' : '?'}lang=en` : path
  return {
    page,
    problems: troubles,
    go: async (path) => {
      await openPage(page, origin + inLanguage(path))
    },
    close: async () => {
      if (isNew) return page.context().close()
      await endVisit(page)
      free.push(page)
    },
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Makes the window as tall as the page, so that sticky elements cover nothing. */
export async function showWhole(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.setViewportSize({ width, height })
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
}

/**
 * Runs in a page: marks the rows and cards that are drawn like two before them beside them, with other texts. Two, since
 * every second row may have another ground. They are most of a long list, and axe would say the same of them.
 */
function markRepeated(mark: string): void {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
  const looks = ['class', 'style', 'role', 'type', 'disabled', 'aria-disabled', 'aria-checked', 'aria-current']
  const texts = ['alt', 'title', 'href', 'aria-label', 'aria-labelledby', 'placeholder']
  const drawn = (element: Element): string =>
    [
      element.tagName,
      ...looks.map((name) => element.getAttribute(name)),
      ...texts.map((name) => element.getAttribute(name)?.replace(/.+/s, 'some')),
      Boolean(element.textContent),
    ].join('|')
  const shapeOf = (row: Element): string => [row, ...row.querySelectorAll('*')].map(drawn).join()
  const counts = new Map<Element | null, Map<string, number>>()
  for (const row of document.querySelectorAll('tr, li, article')) {
    const beside = counts.get(row.parentElement) ?? new Map<string, number>()
    counts.set(row.parentElement, beside)
    const shape = shapeOf(row)
    const count = (beside.get(shape) ?? 0) + 1
    beside.set(shape, count)
    if (count > 2) row.setAttribute(mark, '')
  }
}
const repeated = 'data-repeated'

/** What axe finds against WCAG 2.2 A and AA in the elements of a selector, as they are once nothing moves any more. */
export async function violationsOf(page: Page, within = 'html'): Promise<string[]> {
  // As a text it would be sent again to a page that has it.
  if (!(await page.evaluate(() => Reflect.has(globalThis, 'axe')))) await page.evaluate(axeSource)
  await page.evaluate(markRepeated, repeated)
  return page.evaluate(
    async ([include, exclude]) => {
      const axe = Reflect.get(globalThis, 'axe') as {
        run(
          context: object,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>
      }
      // What fades in has other colours until it is there.
      const running = document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity)
      const ended = Promise.allSettled(running.map((one) => one.finished))
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000))])
      const { violations: found } = await axe.run(
        { include, exclude },
        {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
          resultTypes: ['violations'], // describes no element that passes
        },
      )
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      )
    },
    [within, `[${repeated}]`] as const,
  )
}

/**
 * Expects axe to find nothing on a page; with `within` only in the elements of that selector, where the rest was looked at
 * before.
 */
export async function expectAccessible(page: Page, what: string, within?: string): Promise<void> {
  expect(await violationsOf(page, within), what).toEqual([])
}

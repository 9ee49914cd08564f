import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'

/** How a public page loads on a phone with slow 4G, a slow processor and an empty cache (ux §4 A). */
export interface Vitals {
  path: string
  lcpMs: number
  cls: number
  /** JavaScript of the first load, gzip, in KB. */
  jsKb: number
}

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Runs in the page before anything else: records the largest contentful paint and the sum of layout shifts. */
const watch = `
  window.vitals = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.vitals.lcp = e.startTime }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.vitals.cls += e.value }).observe({ type: 'layout-shift', buffered: true });
`

async function measureOne(browser: Browser, origin: string, path: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'zh-CN',
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watch)
  const scripts: Promise<number>[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js'))
      scripts.push(
        answer.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      )
  })
  await page.goto(origin + path, { waitUntil: 'networkidle', timeout: 60_000 })
  const { lcp, cls } = (await page.evaluate('window.vitals')) as { lcp: number; cls: number }
  const jsKb = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) / 1024
  await context.close()
  return { path, lcpMs: lcp, cls, jsKb }
}

/** Measures each path three times and returns the median by LCP. */
export async function measureVitals(origin: string, paths: readonly string[]): Promise<Vitals[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const all: Vitals[] = []
    for (const path of paths) {
      const runs: Vitals[] = []
      for (let run = 0; run < 3; run++) runs.push(await measureOne(browser, origin, path))
      all.push(runs.sort((a, b) => a.lcpMs - b.lcpMs)[1] as Vitals)
    }
    return all
  } finally {
    await browser.close()
  }
}

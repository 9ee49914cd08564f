import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'

// Takes the README's pictures of a running demo: node tools/run.mjs tools/pictures.ts [http://127.0.0.1:8080]
// CHROMIUM_PATH names the browser where it is not /usr/bin/chromium.
const origin = process.argv[2] ?? 'http://127.0.0.1:8080'
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
mkdirSync(folder, { recursive: true })

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

async function open(width: number, height: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'zh-CN',
    colorScheme,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `${folder}${name}.jpg`, quality: 82 })
  console.log(`${name}.jpg`)
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' })
  await page.locator('main button[type=submit]').click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

async function logInAsAdministrator(page: Page): Promise<void> {
  await page.goto(`${origin}/Admin/login`, { waitUntil: 'networkidle' })
  await page.locator('main button[type=submit]').click()
  await page.locator('#main h1').waitFor()
}

try {
  const answer = await fetch(`${origin}/api/goods`)
  const { data } = (await answer.json()) as { data: { data: { id: number }[] } }
  const goods = data.data[0]?.id ?? 1
  const detail = (await (await fetch(`${origin}/api/goods/${goods}`)).json()) as { data: { skus: { id: number }[] } }

  const desktop = await open(1440, 900, 'light')
  await take(desktop, '/', 'home-desktop')
  await take(desktop, `/goods/${goods}`, 'goods-desktop')
  await logIn(desktop)
  await take(desktop, `/order/before/sku-${detail.data.skus[0]?.id}x1`, 'checkout-desktop')
  await take(await open(1440, 900, 'dark'), '/', 'home-desktop-dark')

  const phone = await open(390, 844, 'light')
  await take(phone, '/', 'home-phone')
  await take(phone, `/goods/${goods}`, 'goods-phone')
  await logIn(phone)
  await take(phone, '/carts', 'cart-phone')

  const admin = await open(1440, 900, 'light')
  await logInAsAdministrator(admin)
  await take(admin, '/Admin/dashboard', 'admin-dashboard')
  await take(admin, '/Admin/users', 'admin-users')
} finally {
  await browser.close()
}

import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { getMe, getProof, getSellerMe, loginHome, loginSeller } from '@fangshi/contract/accounts'
import { listGoods } from '@fangshi/contract/catalog'
import { chatMessages, openChat } from '@fangshi/contract/chats'
import { createClient, type Call } from '@fangshi/contract/client'
import { solveProof } from '@fangshi/contract/proof'
import { getOwnStore } from '@fangshi/contract/store-seller'
import { chromium, type Browser, type Locator, type Page } from 'playwright-core'
import { texts as sellerTexts } from '../apps/console/src/seller/chats/texts.ts'
import { texts as entryTexts } from '../apps/storefront/app/chats/entry/own-texts.zh-cn.ts'
import { texts as shopTexts } from '../apps/storefront/app/chats/own-texts.zh-cn.ts'
import { numberOf } from './load/options.ts'
import { percentile } from './load/steady-load.ts'
import { freePort, openWorld, type World } from './world/world.ts'

/**
 * `npm run bench:chats`: a shopper and a store in two browsers at two server processes. Measured is the time from pressing
 * Enter until the other browser shows what was sent: texts, pictures and cards, 500 ms for 95 of 100. Then the shopper's
 * network is away for 20 s and the store's process is killed while both write: nothing may be lost or come twice, and both
 * see one order. `--messages=n` of each kind; with `--check` it fails above the budget.
 */
const messages = numberOf('messages', 40)
const budgetMs = 500
/** At most 20 messages in 10 s may be sent (rules §10). */
const pauseMs = 600
const { chat } = shopTexts
const { chatEntry } = entryTexts

interface Person {
  call: Call
  page: Page
  /** Where one writes. */
  field: Locator
}

const clientOf = (origin: string, token: string | null = null): Call =>
  createClient({ origin, locale: () => 'zh-cn', tokens: { get: () => token, set: () => {} } })

async function tokenOf(origin: string, area: 'Home' | 'Seller', username: string): Promise<string> {
  const guest = clientOf(origin)
  const { challenge, bits } = await guest(getProof, {})
  const proof = { challenge, nonce: await solveProof(challenge, bits) }
  const body = { provider: 'users', username, password: 'fangshi-demo', proof } as const
  return (await guest(area === 'Home' ? loginHome : loginSeller, { body })).access_token
}

/** A browser of its own that is logged in. */
async function enter(browser: Browser, origin: string, area: 'Home' | 'Seller', username: string): Promise<Person> {
  const token = await tokenOf(origin, area, username)
  const call = clientOf(origin, token)
  const user = await call(area === 'Home' ? getMe : getSellerMe, { body: { provider: 'users' } })
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })).newPage()
  await page.addInitScript(looker)
  await page.goto(`${origin}/robots.txt`)
  const prefix = area === 'Home' ? '' : 'Seller_'
  const kept = { [`${prefix}token`]: token, [`${prefix}user`]: JSON.stringify(user) }
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)})`)
  const input = area === 'Home' ? chat.input : sellerTexts.input['zh-cn']
  return { call, page, field: page.getByRole('textbox', { name: input }) }
}

type Expected = { text: string } | { selector: string; more: number }

/** Runs in each page: what the conversation shows, as people see it. */
const looker = `
  const found = (selector) => [...document.querySelectorAll('[role=log] ' + selector)]
    .filter((one) => !(one instanceof HTMLImageElement) || (one.complete && one.naturalWidth > 0));
  const text = () => document.querySelector('[role=log]')?.textContent ?? '';
  window.look = {
    count: (selector) => found(selector).length,
    texts: (name) => text().match(new RegExp(name + '-[0-9]-[0-9]+[.]', 'g')) ?? [],
    shownAt: (it) => new Promise((resolve) => {
      const isThere = () => it.text ? text().includes(it.text) : found(it.selector).length >= it.more;
      const again = () => isThere() ? resolve(Date.now()) : requestAnimationFrame(again);
      again();
    }),
    paste: (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'photo.webp', { type: 'image/webp' }));
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
    },
  };
`

const ask = <Answer>(page: Page, what: string, ...of: unknown[]): Promise<Answer> =>
  page.evaluate(`look.${what}(${of.map((one) => JSON.stringify(one)).join()})`)

/** How many elements of the conversation in sight a selector names; pictures count once they are drawn. */
const countIn = (page: Page, selector: string): Promise<number> => ask(page, 'count', selector)

/** When, in ms, the conversation shows a text, or so many elements of a selector. */
const shownAt = (page: Page, what: Expected): Promise<number> => ask(page, 'shownAt', what)

async function timed(shown: Promise<number>, send: () => Promise<void>): Promise<number> {
  const begun = Date.now()
  await send()
  const at = await shown
  await wait(pauseMs)
  return at - begun
}

async function write({ field }: Person, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Enter')
}

async function texts(from: Person, to: Person, name: string): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < messages; n++) {
    const text = `${name}-${n}.`
    times.push(await timed(shownAt(to.page, { text }), () => write(from, text)))
  }
  return times
}

/** Pastes a photo of the demo. */
async function pictures(from: Person, to: Person): Promise<number[]> {
  const file = new URL('../packages/demo/images/goods/', import.meta.url)
  const photo = await readFile(new URL('banmu-frame-bag/1.webp', file))
  const selector = `button[aria-label="${sellerTexts.openPicture['zh-cn']}"] img`
  const times: number[] = []
  for (let n = 0; n < messages; n++) {
    const shown = shownAt(to.page, { selector, more: (await countIn(to.page, selector)) + 1 })
    await from.field.focus()
    times.push(await timed(shown, () => ask(from.page, 'paste', [...photo])))
  }
  return times
}

/** Opens the conversation beside the goods; the button works once the page has its scripts. */
async function openPanel({ page, field }: Person, origin: string, goods: number): Promise<void> {
  await page.goto(`${origin}/goods/${goods}`)
  const button = page.getByRole('button', { name: chatEntry.contact, exact: true }).first()
  for (let isOpen = false; !isOpen;) {
    await button.click()
    isOpen = await field.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
  }
}

/** Sends the goods that the shopper looks at as a card, each time from its page. */
async function cards(from: Person, to: Person, origin: string, goods: number): Promise<number[]> {
  const selector = `a[href*="/goods/${goods}"]`
  const times: number[] = []
  for (let n = 0; n < messages / 4; n++) {
    await openPanel(from, origin, goods)
    const button = from.page.getByRole('button', { name: chat.sendGoods, exact: true })
    await button.waitFor()
    const shown = shownAt(to.page, { selector, more: (await countIn(to.page, selector)) + 1 })
    times.push(await timed(shown, () => button.click()))
  }
  return times
}

/** Both write while `trouble` goes on. Returns their texts. */
async function duringTrouble(people: readonly Person[], name: string, trouble: () => Promise<void>): Promise<string[]> {
  const sent: string[] = []
  const over = trouble()
  for (let n = 0; n < 10; n++) {
    for (const [side, person] of people.entries()) {
      const text = `${name}-${side}-${n}.`
      sent.push(text)
      await write(person, text)
    }
    await wait(pauseMs)
  }
  await over
  return sent
}

/** The texts of a conversation as a browser shows them, from above to below. */
const shownTexts = (page: Page, name: string): Promise<string[]> => ask(page, 'texts', name)

/** Whether both browsers and the server come to have the texts, each once and in one order; tells how long that took. */
async function agree(
  [shopper, store]: readonly [Person, Person],
  chatId: number,
  name: string,
  sent: string[],
): Promise<boolean> {
  const begun = performance.now()
  for (;;) {
    const { data } = await shopper
      .call(chatMessages, { params: { id: chatId }, query: { limit: 100 } })
      .catch(() => ({ data: [] }))
    const kept = data.map(({ text }) => text).filter((text) => text.startsWith(name))
    const [left, right] = await Promise.all([shopper, store].map(({ page }) => shownTexts(page, name)))
    const isOne = [left, right].every((shown) => shown?.join() === kept.join())
    const isWhole = kept.toSorted().join() === sent.toSorted().join()
    const seconds = (performance.now() - begun) / 1000
    if ((isOne && isWhole) || seconds > 60) {
      const verdict =
        isOne && isWhole ? '✓' : `✗ kept ${kept.join()}; shopper sees ${left?.join()}; store sees ${right?.join()}`
      console.log(
        `${name.padEnd(22)} ${sent.length} texts, each once and in one order on both sides ${seconds.toFixed(1)} s after it  ${verdict}`,
      )
      return isOne && isWhole
    }
    await wait(200)
  }
}

function report(what: string, times: number[]): boolean {
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share)) as [number, number]
  const isGood = p95 <= budgetMs
  console.log(
    `${what.padEnd(22)} ${times.length} shown after p50 ${p50} ms, p95 ${p95} ms of ${budgetMs}  ${isGood ? '✓' : '✗'}`,
  )
  return isGood
}

async function measure(world: World, browser: Browser): Promise<boolean> {
  const MODE = 'demo'
  const first = await world.serve({ MODE })
  const port = String(await freePort())
  let second = await world.serve({ MODE, PORT: port })
  const [origin, other] = [`http://127.0.0.1:${first.port}`, `http://127.0.0.1:${port}`]
  const [shopper, store] = [
    await enter(browser, origin, 'Home', 'shopper'),
    await enter(browser, other, 'Seller', 'seller'),
  ]
  const { id: store_id } = await store.call(getOwnStore, {})
  const { data } = await shopper.call(listGoods, { query: { store_id } })
  const goods = data[0]?.id as number
  const { id } = await shopper.call(openChat, { body: { store_id } })
  await store.page.goto(`${other}/Seller/chats?id=${id}`)
  await store.field.waitFor()
  await openPanel(shopper, origin, goods)

  let isGood = true
  const note = (good: boolean): void => void (isGood &&= good)
  note(report('texts to the store', await texts(shopper, store, 'question')))
  note(report('texts to the shopper', await texts(store, shopper, 'answer')))
  note(report('pictures', await pictures(shopper, store)))
  note(report('cards', await cards(shopper, store, origin, goods)))

  const people = [shopper, store] as const
  const offline = await duringTrouble(people, 'network away', async () => {
    await shopper.page.context().setOffline(true)
    await wait(20_000)
    await shopper.page.context().setOffline(false)
  })
  note(await agree(people, id, 'network away', offline))
  const killed = await duringTrouble(people, 'process killed', async () => {
    second.process.kill('SIGKILL')
    await second.stop()
    second = await world.serve({ MODE, PORT: port })
  })
  note(await agree(people, id, 'process killed', killed))
  await Promise.all([first.stop(), second.stop()])
  return isGood
}

const world = await openWorld()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  if (!(await measure(world, browser)) && process.argv.includes('--check')) process.exitCode = 1
} finally {
  await browser.close()
  await world.close()
}

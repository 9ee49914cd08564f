import { getAdminMe, getMe, getSellerMe } from '@fangshi/contract/accounts'
import type { Area } from '@fangshi/contract/route'
import type { Page } from 'playwright-core'
import { callAs } from './api.ts'
import { openPageWithoutScripts } from './browser.ts'

const userOf = async (area: Area, token: string): Promise<unknown> => {
  const call = callAs(token, area)
  if (area === 'Admin') return call(getAdminMe, { body: { provider: 'admins' } })
  return call(area === 'Seller' ? getSellerMe : getMe, { body: { provider: 'users' } })
}

const prefixOf = (area: Area): string => (area === 'Home' ? '' : `${area}_`)

/** Forgets the token of a browser. The page is left first, since its calls would be refused without the token. */
export async function forgetSession(page: Page, area: Area): Promise<void> {
  await openPageWithoutScripts(page)
  await page.evaluate((name) => localStorage.removeItem(name), `${prefixOf(area)}token`)
}

/** Keeps token and user in the browser of a page that shows nothing yet, as a login does. */
export async function keepSession(page: Page, area: Area, token: string): Promise<void> {
  const user = JSON.stringify(await userOf(area, token))
  const prefix = prefixOf(area)
  await openPageWithoutScripts(page)
  await page.evaluate((kept) => kept.forEach(([key, value]) => localStorage.setItem(key, value)), [
    [`${prefix}token`, token],
    [`${prefix}user`, user],
  ] as const)
}

import { getAdminMe, getMe, getSellerMe } from '@fangshi/contract/accounts'
import type { Area } from '@fangshi/contract/route'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { callAs } from './api.ts'

const userOf = async (area: Area, token: string): Promise<unknown> => {
  const call = callAs(token, area)
  if (area === 'Admin') return call(getAdminMe, { body: { provider: 'admins' } })
  return call(area === 'Seller' ? getSellerMe : getMe, { body: { provider: 'users' } })
}

/** Keeps token and user in the browser of a page that shows nothing yet, as a login does. */
export async function keepSession(page: Page, area: Area, token: string): Promise<void> {
  const user = JSON.stringify(await userOf(area, token))
  const prefix = area === 'Home' ? '' : `${area}_`
  await page.goto(`${inject('origin')}/robots.txt`) // of the same origin, and without scripts
  await page.evaluate((kept) => kept.forEach(([key, value]) => localStorage.setItem(key, value)), [
    [`${prefix}token`, token],
    [`${prefix}user`, user],
  ] as const)
}

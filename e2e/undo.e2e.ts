import { storeActivity } from '@fangshi/contract/activity'
import { auditLogs, sellerAuditLogs } from '@fangshi/contract/access'
import { messageOf } from '@fangshi/contract/errors'
import { expresses } from '@fangshi/contract/expresses'
import { fileSpaceDirs } from '@fangshi/contract/file-spaces'
import { adminStores } from '@fangshi/contract/stores-admin'
import { expect, test } from 'vitest'
import { activityTexts } from '../apps/console/src/activity/texts.ts'
import { undoTexts } from '../apps/console/src/audit-logs/texts.ts'
import { callAs } from './api.ts'
import { dialogOf, openBackoffice } from './backoffice.ts'
import { expectAccessible, firstOf, windows } from './browser.ts'

test.each(firstOf(windows[3], windows[0]))(
  'a change is undone from the audit log, and a store tells what was done to it: $name',
  async (window) => {
    const backoffice = await openBackoffice(window, '/Admin/expresses')
    const { page, open } = backoffice
    const { lang } = window
    const mark = `undo${Date.now().toString(36).slice(-4)}`
    const admin = callAs(await page.evaluate(() => localStorage.getItem('Admin_token')), 'Admin')
    const { id } = await admin(expresses.store, { body: { name: { 'zh-cn': mark, en: mark }, code: mark } })
    await admin(expresses.update, { params: { id }, body: { name: { 'zh-cn': '改名', en: 'Renamed' } } })
    const query = { target: String(id), action: 'Admin.expresses.update' }
    const entry = (await admin(auditLogs.index, { query })).data[0]?.id

    await open(`/Admin/audit_logs?target=${id}&view=${entry}`)
    const undo = page.getByRole('button', { name: undoTexts.undo[lang], exact: true })
    await undo.click()
    const question = dialogOf(page).filter({ hasText: undoTexts.meansUpdate[lang] })
    await question.getByRole('button', { name: undoTexts.okUpdate[lang], exact: true }).click()
    await page.getByText(messageOf('UNDO_DONE', lang)).waitFor()
    await expect.poll(() => undo.isDisabled()).toBe(true)
    await question.waitFor({ state: 'detached' })
    await expectAccessible(page, 'an entry of the audit log that was undone')
    expect((await admin(expresses.show, { params: { id } })).name).toEqual({ 'zh-cn': mark, en: mark })
    if (!backoffice.isPhone) {
      // In the table, what took it back leads to it over the same list. Cards have no such link.
      await open(`/Admin/audit_logs?target=${id}`)
      await page.getByRole('link', { name: new RegExp(`#${entry}$`) }).click()
      await dialogOf(page).waitFor()
      expect(new URL(page.url()).search).toBe(`?target=${id}&view=${entry}`)
    }
    await admin(expresses.destroy, { params: { ids: String(id) } })

    const store = { id: (await admin(adminStores.index, { query: { verify: 'passed' } })).data.at(-1)?.id ?? 0 }
    const { data } = await admin(storeActivity, { params: store })
    await open(`/Admin/stores?view=${store.id}`)
    const card = page.locator('section').filter({ hasText: activityTexts.title[lang] })
    await card
      .getByText(data[0]?.at ?? activityTexts.none[lang])
      .first()
      .waitFor()
    expect(backoffice.problems).toEqual([])
    await backoffice.close()
  },
)

test.each(firstOf(windows[1], windows[2]))('a store restores a folder from its own log: $name', async (window) => {
  const { lang } = window
  const trip = await openBackoffice(window, '/Seller/audit_logs', { username: 'seller' })
  const { page, open } = trip
  const seller = callAs(await page.evaluate(() => localStorage.getItem('Seller_token')), 'Seller')
  const name = `undo${Date.now().toString(36).slice(-4)}`
  const { id } = await seller(fileSpaceDirs.store, { body: { name } })
  await seller(fileSpaceDirs.destroy, { params: { ids: String(id) } })
  const query = { target: String(id), action: fileSpaceDirs.right('destroy') }
  const entry = (await seller(sellerAuditLogs.index, { query })).data[0]?.id

  await open(`/Seller/audit_logs?target=${id}&view=${entry}`)
  await page.getByRole('button', { name: undoTexts.undo[lang], exact: true }).click()
  const question = dialogOf(page).filter({ hasText: undoTexts.meansDelete[lang] })
  await question.getByRole('button', { name: undoTexts.okDelete[lang], exact: true }).click()
  await page.getByText(messageOf('UNDO_DONE', lang)).waitFor()
  await question.waitFor({ state: 'detached' })
  await expectAccessible(page, 'an entry of a store’s log that was undone')
  expect((await seller(fileSpaceDirs.show, { params: { id } })).name).toBe(name)
  await seller(fileSpaceDirs.destroy, { params: { ids: String(id) } })
  expect(trip.problems).toEqual([])
  await trip.close()
})

import { expresses } from '@fangshi/contract/expresses'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { firstOf, reloadPage, settle, windows } from './browser.ts'
import { dialogOf, fillAndSave, openBackoffice, rowWith } from './backoffice.ts'

test.each(firstOf(windows[0], windows[3]))(
  'a record has an address: it opens by link and reload, and Back closes it: $name',
  async (window) => {
    const backoffice = await openBackoffice(window, '/Admin/expresses')
    const { page, words, open } = backoffice
    const mark = `link${Date.now().toString(36).slice(-4)}`
    const admin = callAs(await page.evaluate(() => localStorage.getItem('Admin_token')), 'Admin')
    const { id } = await admin(expresses.store, { body: { name: { 'zh-cn': mark, en: mark }, code: mark } })
    const list = `/Admin/expresses?code=${mark}%7ClikeRight`
    const address = () => page.evaluate(() => location.pathname + location.search)
    const dialog = dialogOf(page)
    const closed = () => dialog.waitFor({ state: 'detached' })

    await open(list)
    await rowWith(backoffice, mark).getByRole('button', { name: words.screen.view, exact: true }).click()
    await dialog.getByText(mark).first().waitFor()
    expect(await address()).toBe(`${list}&view=${id}`)
    await page.goBack()
    await closed()
    expect(await address()).toBe(list)
    await page.goForward()
    await dialog.getByText(mark).first().waitFor()
    await reloadPage(page)
    await dialog.getByText(mark).first().waitFor()
    await dialog.getByRole('button', { name: words.action.close, exact: true }).last().click()
    await closed()
    expect(await address()).toBe(list)

    await rowWith(backoffice, mark).getByRole('button', { name: words.screen.edit, exact: true }).click()
    const code = dialog.getByLabel(window.lang === 'en' ? 'Code' : '编码', { exact: true })
    await code.fill(`${mark}x`)
    await page.goBack()
    const question = page.getByRole('dialog').filter({ hasText: words.ui.unsaved })
    await question.getByRole('button', { name: words.ui.goOn, exact: true }).click()
    await question.waitFor({ state: 'detached' })
    expect(await code.inputValue()).toBe(`${mark}x`)
    await fillAndSave(backoffice, [])
    await settle(page)
    expect(await address()).toBe(list)
    await rowWith(backoffice, `${mark}x`).waitFor()

    // From a link there is no list to go back to; closing shows it all the same.
    await open(`${list}&edit=${id}`)
    await dialog.getByRole('button', { name: words.action.cancel, exact: true }).click()
    await closed()
    expect(await address()).toBe(list)
    await open(`${list}&edit=999999999`)
    await dialog.getByText(words.list.gone, { exact: true }).waitFor()
    await admin(expresses.destroy, { params: { ids: String(id) } })
    expect(backoffice.problems.filter((problem) => !problem.includes('404'))).toEqual([])
    await backoffice.close()
  },
)

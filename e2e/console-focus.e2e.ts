import { expresses } from '@fangshi/contract/expresses'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { firstOf, windows } from './browser.ts'
import { dialogOf, fillAndSave, openBackoffice, rowWith } from './backoffice.ts'
import { focused } from './focused.ts'

test.each(firstOf(windows[3], windows[0]))(
  'after a save the focus is on what opened the form, after a delete on the heading: $name',
  async (window) => {
    const backoffice = await openBackoffice(window, '/Admin/expresses')
    const { page, words, open } = backoffice
    const mark = `focus${Date.now().toString(36).slice(-4)}`
    const token = await page.evaluate(() => localStorage.getItem('Admin_token'))
    await callAs(token, 'Admin')(expresses.store, { body: { name: { 'zh-cn': mark, en: mark }, code: mark } })
    await open(`/Admin/expresses?code=${mark}|likeRight`)
    const edit = rowWith(backoffice, mark).getByRole('button', { name: words.screen.edit, exact: true })
    await edit.press('Enter')
    await dialogOf(page).getByRole('textbox').first().waitFor()
    await fillAndSave(backoffice, [{ label: window.lang === 'en' ? 'Code' : '编码', value: `${mark}x` }])
    await expect.poll(() => focused(page)).toMatchObject({ name: words.screen.edit, tag: 'BUTTON' })

    await open(`/Admin/expresses?code=${mark}x|likeRight`)
    await rowWith(backoffice, mark).getByRole('checkbox').check()
    await page.getByRole('button', { name: words.action.delete, exact: true }).first().press('Enter')
    await dialogOf(page).getByRole('button', { name: words.action.delete, exact: true }).press('Enter')
    await page.getByText(words.list.noResult).waitFor()
    await expect.poll(() => focused(page).then(({ tag }) => tag)).not.toBe('BODY')
    expect(backoffice.problems).toEqual([])
    await backoffice.close()
  },
)

import { expresses } from '@fangshi/contract/expresses'
import { expect, test } from 'vitest'
import { callAs } from './api.ts'
import { firstOf, settle, windows } from './browser.ts'
import { dialogOf, openBackoffice, rowWith } from './backoffice.ts'

test.each(firstOf(windows[3], windows[0]))(
  'a form that someone else was quicker with says what changed and keeps what was typed: $name',
  async (window) => {
    const backoffice = await openBackoffice(window, '/Admin/expresses')
    const { page, words, open } = backoffice
    const mark = `edit${Date.now().toString(36).slice(-4)}`
    const admin = callAs(await page.evaluate(() => localStorage.getItem('Admin_token')), 'Admin')
    const { id } = await admin(expresses.store, { body: { name: { 'zh-cn': mark, en: mark }, code: mark } })
    await open(`/Admin/expresses?code=${mark}|likeRight`)
    await rowWith(backoffice, mark).getByRole('button', { name: words.screen.edit, exact: true }).click()
    const dialog = dialogOf(page)
    const code = dialog.getByLabel(window.lang === 'en' ? 'Code' : '编码', { exact: true })
    await code.fill(`${mark}a`)

    const other = { 'zh-cn': `${mark}甲`, en: `${mark} A` }
    await admin(expresses.update, { params: { id }, body: { name: other, code: `${mark}b` } })
    const save = dialog.getByRole('button', { name: words.action.save, exact: true })
    await save.click()
    await dialog.getByText(words.stale.title).waitFor()
    const notice = dialog.getByRole('alert')
    await notice
      .filter({ hasText: other[window.lang] })
      .filter({ hasText: `${mark}b` })
      .waitFor()
    await expect.poll(() => code.inputValue()).toBe(`${mark}a`)
    const chinese = words.fields.in['zh-cn'].replace('{{label}}', window.lang === 'en' ? 'Name' : '名称')
    await expect.poll(() => dialog.getByLabel(chinese, { exact: true }).inputValue()).toBe(other['zh-cn'])

    await save.click()
    await dialog.waitFor({ state: 'detached' })
    await settle(page)
    expect(await admin(expresses.show, { params: { id } })).toMatchObject({ name: other, code: `${mark}a` })
    await admin(expresses.destroy, { params: { ids: String(id) } })
    expect(backoffice.problems.filter((problem) => !problem.includes('409'))).toEqual([])
    await backoffice.close()
  },
)

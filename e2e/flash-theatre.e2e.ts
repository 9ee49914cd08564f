import { expect, test } from 'vitest'
import { texts } from '../apps/console/src/admin/flash-theatre/texts.ts'
import { textIn } from '../apps/console/src/i18n/ui-text.ts'
import { isThorough } from '../tools/turns.ts'
import { openBackoffice } from './backoffice.ts'
import { expectAccessible, windows } from './browser.ts'

/** The flash-sale theatre: an administrator starts a drill and watches it until the verdict. */

const phone = { window: windows[0], theme: 'dark' as const }
const desktop = { window: windows[3], theme: 'light' as const }

test.each(isThorough ? [phone, desktop] : [phone])(
  '$window.name: a drill runs before the eyes of an administrator and ends with a clean audit',
  async ({ window, theme }) => {
    const { page, problems, close } = await openBackoffice(window, '/Admin/flash_theatre', { theme })
    const t = (text: Parameters<typeof textIn<never>>[1]): string => textIn(window.lang, text)
    const field = (label: string) => page.getByLabel(label, { exact: true })
    await field(t(texts.buyers)).fill('12')
    await field(t(texts.quota)).fill('4')
    await page.getByRole('button', { name: t(texts.start), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(texts.start), exact: true })
      .click()
    const verdict = page.getByRole('region', { name: t(texts.verdict), exact: true })
    // The drill waits for its job, and makes its buyers when it is the first.
    await verdict.getByRole('heading', { name: t(texts.afterClearing) }).waitFor({ timeout: 180_000 })
    expect(await verdict.getByText(t(texts.notKept), { exact: true }).count()).toBe(0)
    expect(await verdict.getByText(t(texts.kept), { exact: true }).count()).toBe(6)
    const runs = page.getByRole('region', { name: t(texts.earlier), exact: true }).first()
    await runs.getByText(t(texts.passed), { exact: true }).first().waitFor()
    await expectAccessible(page, 'a drill')
    expect(problems).toEqual([])
    await close()
  },
)

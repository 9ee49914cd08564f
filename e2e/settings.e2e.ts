import { expect, test } from 'vitest'
import { expectAccessible, firstOf, showWhole, windows } from './browser.ts'
import { dialogOf, openBackoffice, type Backoffice } from './backoffice.ts'

const wordings = {
  'zh-cn': {
    save: '保存',
    other: '支付宝 App',
    clean: '没有未保存的修改',
    test: '测试',
    secret: 'AppSecret',
    clear: '清除: AppSecret',
    isSet: '已设置，留空则不变',
    notSet: '未设置',
    fault: '未填写 AppSecret，无法获取付款人的 openid',
    phone: '接收测试短信的手机号',
    sentTo: '演示收件箱（138****8000）',
    address: '接收测试邮件的邮箱',
    mailed: '演示模式不会真的发送邮件',
    map: '地图',
    drawn: '地图加载成功',
    close: '关闭商城',
    ask: '确定要关闭商城吗？',
  },
  en: {
    save: 'Save',
    other: 'Alipay app',
    clean: 'All changes saved.',
    test: 'Test',
    secret: 'App secret',
    clear: 'Clear: App secret',
    isSet: 'Set. Leave blank to keep it.',
    notSet: 'Not set',
    fault: 'The app secret is missing, so the payer’s openid can’t be obtained.',
    phone: 'Phone number for the test message',
    sentTo: '138****8000 is in the demo inbox',
    address: 'Address for the test mail',
    mailed: 'The demo doesn’t send email.',
    map: 'Map',
    drawn: 'The map loaded.',
    close: 'Close the shop',
    ask: 'Close the shop?',
  },
} as const

async function save({ page }: Backoffice, words: (typeof wordings)['en' | 'zh-cn']): Promise<void> {
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await page.getByText(words.clean).waitFor()
}

/** Where the tabs do not fit beside each other, they are a select. */
async function chooseTab({ page }: Backoffice, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name })
  if (await tab.count()) return tab.click()
  await page.getByRole('main').getByRole('combobox').first().click()
  await page.getByTitle(name, { exact: true }).click()
}

// The windows run one after the other, since they write the same settings.
test.each(firstOf(windows[3], windows[0]))('settings are saved, kept secret, tried out: $name', async (window) => {
  const backoffice = await openBackoffice(window, '/Admin/dashboard')
  const { page } = backoffice
  const words = wordings[window.lang]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const secret = page.getByRole('textbox', { name: words.secret })

  await backoffice.open('/Admin/configs/pay?tab=wechat_mini')
  await secret.fill('top secret')
  expect(await button(words.test).isDisabled()).toBe(true)
  await save(backoffice, words)
  await expect
    .poll(async () => [await secret.inputValue(), await secret.getAttribute('placeholder')])
    .toEqual(['', words.isSet])
  await button(words.clear).click()
  await chooseTab(backoffice, words.other)
  await dialogOf(page).getByRole('button', { name: backoffice.words.ui.goOn }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  await save(backoffice, words)
  await expect.poll(() => secret.getAttribute('placeholder')).toBe(words.notSet)

  await page.locator('input[id$=appid]').fill(`wx${Date.now()}`)
  await save(backoffice, words)
  await button(words.test).click()
  await page.getByText(words.fault).waitFor()
  await showWhole(page, window)
  await expectAccessible(page, 'the result of a test')
  await page.setViewportSize(window)

  await backoffice.open('/Admin/configs/sms')
  await page.getByLabel(words.phone).fill('13800138000')
  await button(words.test).click()
  await page.getByText(words.sentTo).waitFor()

  await backoffice.open('/Admin/configs/mail')
  await page.getByLabel(words.address).fill('me@shop.example')
  await button(words.test).click()
  await page.locator('main').getByText(words.mailed, { exact: true }).waitFor()
  await expectAccessible(page, 'the result of a test mail')

  // Simulates a saved key and the provider's map in this page alone; other journeys must not see them.
  await page.route('**/api/Admin/configs/web/amap', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { values: object } }
    answer.data.values = { ...answer.data.values, jsapi: 'key' }
    await route.fulfill({ json: answer })
  })
  const body = `<script>parent.postMessage({ kind: 'map-ready' }, location.origin)</script>`
  await page.route('**/map_picker?*', (route) => route.fulfill({ contentType: 'text/html', body }))
  await backoffice.open('/Admin/configs/web')
  await chooseTab(backoffice, words.map)
  await button(words.test).click()
  await page.getByText(words.drawn).waitFor()
  await expectAccessible(page, 'the result of a map')

  await backoffice.open('/Admin/configs/web')
  await page.getByRole('switch', { name: words.close }).click()
  await button(words.save).click()
  await page.getByRole('dialog', { name: words.ask }).waitFor()
  await dialogOf(page).getByRole('button', { name: backoffice.words.action.cancel }).click()
  expect(backoffice.problems).toEqual([])
  await backoffice.close()
})

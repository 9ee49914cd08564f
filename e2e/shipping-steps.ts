import { expectAccessible } from './browser.ts'
import { dialogOf, rowWith, type Backoffice } from './backoffice.ts'
import { pattern } from './shop-texts.ts'

const wordings = {
  'zh-cn': { ship: '发货', number: '快递单号', lines: '包裹里的商品', courier: '顺丰速运' },
  en: { ship: 'Ship', number: 'Tracking number', lines: 'Items in this parcel', courier: 'SF Express' },
} as const

/** Ships the ticked lines of an order as a parcel with this number, by which the courier is recognised. */
export async function shipParcel(
  backoffice: Backoffice,
  orderNo: string,
  number: string,
  leaveOut: boolean,
): Promise<void> {
  const { page } = backoffice
  const words = wordings[backoffice.words.screen.add === 'Add' ? 'en' : 'zh-cn']
  await backoffice.open('/Seller/orders/wait')
  await rowWith(backoffice, orderNo).getByRole('button', { name: words.ship, exact: true }).click()
  const dialog = dialogOf(page)
  if (leaveOut)
    await dialog
      .getByRole('group', { name: pattern(words.lines) })
      .getByRole('checkbox')
      .last()
      .uncheck()
  await dialog.getByRole('textbox', { name: pattern(words.number) }).fill(number)
  await dialog.getByText(words.courier).first().waitFor()
  await expectAccessible(page, 'the ship dialog')
  await dialog.getByRole('button', { name: words.ship, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

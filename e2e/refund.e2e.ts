import { getRefund, moveRefund, requestRefund } from '@fangshi/contract/refunds'
import { agreeReturn, receiveReturn, refuseRefund } from '@fangshi/contract/refunds-backoffice'
import { expect, test } from 'vitest'
import { isInTurn } from '../tools/turns.ts'
import { logIn } from './api.ts'
import { openBackoffice } from './backoffice.ts'
import { arrive, expectAccessible, settle, windows } from './browser.ts'
import { onePixelPng } from './one-pixel.ts'
import { visitAsShopper } from './purchase-steps.ts'
import { finish, paidOrder, parcelNo, pressAction } from './refund-steps.ts'
import { refundWords } from './refund-texts.ts'
import { shopTexts } from './shop-texts.ts'

const idIn = (url: string): number => Number(/refund_form\/(\d+)/.exec(url)?.[1])

test.runIf(isInTurn(0, 2))(
  'money only: agreed by the store before shipping, decided by the platform after it (phone zh)',
  async () => {
    const [window] = windows
    const { shop, button } = refundWords(window)
    const words = shopTexts(window)
    const trip = await visitAsShopper(window)
    const { page, go, shopper } = trip
    const seller = await logIn('Seller', 'seller')

    const unsent = await paidOrder(shopper)
    await go(`/user/order/${unsent.id}`)
    await page.getByRole('link', { name: words.order.action_refund, exact: true }).click()
    await page.getByRole('radio', { name: '不想要了' }).waitFor()
    await page.getByRole('button', { name: shop.submit }).click()
    // What is missing is said, and what was chosen stays.
    await page.getByText(shop.needsReason).waitFor()
    await page.getByText('不想要了').click()
    await page.getByText(shop.total, { exact: true }).first().waitFor()
    await settle(page)
    await expectAccessible(page, 'the form of a request')
    await page.getByRole('button', { name: shop.submit }).click()
    await arrive(page, /refund_form/)
    await page.getByRole('heading', { name: shop.status_requested }).waitFor()
    const first = idIn(page.url())

    const store = await openBackoffice(window, `/Seller/refunds?view=${first}`, { username: 'seller' })
    await expectAccessible(store.page, 'a request at the store')
    await pressAction(store, `/Seller/refunds?view=${first}`, button('agree'))
    await expectAccessible(store.page, 'the dialog of an agreement')
    await finish(store, button('agree'))
    expect(await shopper(getRefund, { params: { id: first } })).toMatchObject({ status: 'refunded', actions: [] })
    await go(`/user/order/refund_form/${first}`)
    await page.getByRole('heading', { name: shop.status_refunded }).waitFor()

    const sent = await paidOrder(shopper, seller)
    const [line] = sent.order_goods
    const lines = [{ id: line?.id ?? 0, buy_num: 1, amount: '1.00' }]
    const { id } = await shopper(requestRefund, {
      body: { order_id: sent.id, kind: 'refund', lines, reason: 'flawed' },
    })
    await seller(refuseRefund, { params: { id }, body: { reason: '看不出问题' } })
    // A refusal is the shopper's turn; the list leads to the page where it can be appealed against.
    await go('/user/refunds')
    await page.getByRole('link', { name: shop.tab_your_turn }).click()
    const own = page.getByRole('article').filter({ hasText: shop.status_refused }).first()
    await own.waitFor()
    await expectAccessible(page, 'the own requests that wait for the shopper')
    await own.getByRole('link', { name: shop.action_appeal }).click()
    await arrive(page, new RegExp(`refund_form/${id}$`))
    await page.getByRole('button', { name: shop.action_appeal }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(shop.appealMessage).fill('照片里看得清楚')
    await settle(page)
    await expectAccessible(page, 'the dialog of an appeal')
    await dialog.getByRole('button', { name: shop.action_appeal }).click()
    await page.getByRole('heading', { name: shop.status_disputed }).waitFor()

    const platform = await openBackoffice(window, '/Admin/refunds?waits_for=platform')
    await expectAccessible(platform.page, 'the queue of disputes')
    const decision = await pressAction(platform, `/Admin/refunds?view=${id}`, button('decide'))
    await decision.getByText('退款给买家').click()
    await decision.getByRole('textbox', { name: '理由' }).fill('凭证充分')
    await finish(platform, button('decide'))
    expect(await shopper(getRefund, { params: { id } })).toMatchObject({ status: 'refunded', total: '1.00' })
    expect([...trip.problems, ...store.problems, ...platform.problems]).toEqual([])
    await Promise.all([trip.close(), store.close(), platform.close()])
  },
)

test.runIf(isInTurn(1, 2))('a return and an exchange with parcels both ways (desktop en, dark)', async () => {
  const window = windows[3]
  const { shop, picture, button } = refundWords(window)
  const trip = await visitAsShopper(window, 'dark')
  const { page, go, shopper } = trip
  const seller = await logIn('Seller', 'seller')

  const order = await paidOrder(shopper, seller)
  await go(`/user/order/refund/${order.id}`)
  await page.getByText(shop.kind_return, { exact: true }).click()
  await page.getByText('It is faulty').click()
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: onePixelPng })
  await page.getByRole('button', { name: picture.remove.replace('{{at}}', '1') }).waitFor()
  await settle(page)
  await expectAccessible(page, 'the form of a return')
  await page.getByRole('button', { name: shop.submit }).click()
  await arrive(page, /refund_form/)
  const id = idIn(page.url())
  await seller(agreeReturn, { params: { id }, body: { message: 'Please send it back' } })
  await go(`/user/order/refund_form/${id}`)
  await page.getByText('Please send it back').waitFor()
  await page.getByRole('button', { name: shop.action_send_back }).click()
  // Neither a courier nor a number: the fields say so.
  await page.locator('select[aria-invalid=true]').waitFor()
  await page.getByLabel(shop.courier).selectOption('sf')
  const back = parcelNo()
  await page.getByLabel(shop.trackingNumber, { exact: true }).fill(back)
  await expectAccessible(page, 'a return to be sent back')
  await page.getByRole('button', { name: shop.action_send_back }).click()
  await page.getByRole('heading', { name: shop.status_sent_back }).waitFor()
  await page.getByText(back).first().waitFor()

  const store = await openBackoffice(window, '/Seller/returns', { username: 'seller', theme: 'dark' })
  await expectAccessible(store.page, 'the queue of returns')
  const receipt = await pressAction(store, `/Seller/returns?view=${id}`, button('received'))
  await receipt.getByText('In good condition: back in stock').click()
  await expectAccessible(store.page, 'the dialog of a receipt')
  await finish(store, button('received'))
  expect(await shopper(getRefund, { params: { id } })).toMatchObject({ status: 'refunded' })

  const other = await paidOrder(shopper, seller)
  const lines = [{ id: other.order_goods[0]?.id ?? 0, buy_num: 1 }]
  const body = { order_id: other.id, kind: 'exchange', lines, reason: 'wrong_size' } as const
  const exchange = { params: { id: (await shopper(requestRefund, { body })).id } }
  await seller(agreeReturn, { ...exchange, body: {} })
  const parcel = { action: 'send_back', delivery_code: 'sf', delivery_no: parcelNo() } as const
  await shopper(moveRefund, { ...exchange, body: parcel })
  await seller(receiveReturn, { ...exchange, body: { sellable: true } })
  const sending = await pressAction(store, `/Seller/returns?view=${exchange.params.id}`, button('sent'))
  await sending.getByRole('combobox').fill('SF Express')
  await store.page.getByText('SF Express').last().waitFor()
  await sending.getByRole('combobox').press('Enter')
  await sending.getByRole('textbox', { name: 'Tracking number' }).fill(parcelNo())
  await finish(store, button('sent'))
  await go(`/user/order/refund_form/${exchange.params.id}`)
  await page.getByRole('button', { name: shop.action_confirm }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: shop.action_confirm }).click()
  await page.getByRole('heading', { name: shop.status_exchanged }).waitFor()
  await expectAccessible(page, 'a finished exchange')
  expect([...trip.problems, ...store.problems]).toEqual([])
  await Promise.all([trip.close(), store.close()])
})

import { addComments, commentForm, ownComment } from '@fangshi/contract/comments'
import { expect, test } from 'vitest'
import { texts } from '../apps/console/src/comments/comment-texts.ts'
import { dialogOf, openBackoffice } from './backoffice.ts'
import { expectAccessible, firstOf, windows } from './browser.ts'
import { receivedOrder } from './comment-steps.ts'
import { visitAsNewShopper } from './purchase-steps.ts'
import { finish, pressAction } from './refund-steps.ts'

test.each(firstOf(windows[0], windows[3]))(
  'the store answers a comment, and the platform hides it and shows it again: $name',
  async (window) => {
    const { lang } = window
    const buyer = await visitAsNewShopper(window)
    const { id: order_id } = await receivedOrder(buyer.shopper)
    const [line] = (await buyer.shopper(commentForm, { params: { id: order_id } })).lines
    const scores = { score: 5, agree: 5, service: 4, speed: 4 }
    const { ids } = await buyer.shopper(addComments, {
      body: { order_id, comments: [{ line_id: line?.id ?? 0, ...scores, content: 'warm and soft' }] },
    })
    const id = ids[0] ?? 0
    const read = () => buyer.shopper(ownComment, { params: { id } })

    const path = `/Seller/order_comments?view=${id}`
    const store = await openBackoffice(window, path, { username: 'seller' })
    await pressAction(store, path, texts.reply[lang])
    await expectAccessible(store.page, 'the dialog of a reply')
    await dialogOf(store.page).getByLabel(texts.reply[lang]).fill('thank you')
    await finish(store, texts.reply[lang])
    await store.page.getByText('thank you').waitFor()
    await expectAccessible(store.page, 'a comment with the reply of its store')
    expect((await read()).reply?.content).toBe('thank you')
    await store.close()

    const listed = `/Admin/order_comments?view=${id}`
    const platform = await openBackoffice(window, listed)
    await pressAction(platform, listed, texts.hide[lang])
    await dialogOf(platform.page).getByLabel(texts.reason[lang]).fill('an advert')
    await finish(platform, texts.hide[lang])
    await platform.page.getByText('an advert').waitFor()
    expect((await read()).hidden_reason).toBe('an advert')
    await pressAction(platform, listed, texts.restore[lang])
    await finish(platform, texts.restore[lang])
    expect((await read()).hidden_reason).toBeNull()
    await platform.close()
    await buyer.close()
  },
)

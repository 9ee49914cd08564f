import { faqMenus, listQuestions, searchArticles } from '@fangshi/contract/content-help'
import { loadArticleMenu } from '@fangshi/contract/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { createArticle, createArticleMenu } from '../create.ts'

let app: TestApp
const words = (zh: string, en?: string) => ({ 'zh-cn': zh, ...(en ? { en } : {}) })

beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, async (tx) => {
    const help = await createArticleMenu(tx, { code: 'after-sales', name: words('售后服务', 'After-sales') })
    const faq = await createArticleMenu(tx, { code: faqMenus.goods, name: words('常见问题', 'Questions') })
    const add = (menu_id: number, name: string, title: object, content: object, is_sort = 0) =>
      createArticle(tx, { menu_id, name, title: title as never, content: content as never, is_sort })
    const hidden = '<!--json-->{"type":"doc","secretword":1}'
    await add(help, 'times', words('退款多久到账', 'When refunds arrive'), words(`<p>原路退回。</p>${hidden}`))
    await add(
      help,
      'paying',
      words('支付方式', 'Payment'),
      words('<p>退款退回余额，其他渠道原路退回。</p>', '<p>Cards</p>'),
    )
    await add(faq, 'q2', words('能开发票吗'), words('<p>能。</p>'), 2)
    await add(faq, 'q1', words('几天发货', 'When is it sent?'), words('<p>两天内。</p>', '<p>In two days.</p>'), 1)
  })
})
afterAll(() => app.close())

const find = async (keywords: string, locale = 'zh-cn'): Promise<string[]> => {
  const url = `/api/articles?keywords=${encodeURIComponent(keywords)}`
  const answer = await app.app.inject({ url, headers: { 'x-locale': locale } })
  return answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name)
}

test('articles are found by whole questions; words of the title weigh more than those of the text', async () => {
  expect(await find('怎么退款')).toEqual(['times', 'paying'])
  expect(await find('退款到账')).toEqual(['times'])
  expect(await app.as(null)(searchArticles, { query: { keywords: '原路' } })).toMatchObject([
    { name: 'times', menu: '售后服务', excerpt: '原路退回。' },
    { name: 'paying' },
  ])
  expect(await find('secretword')).toEqual([])
  expect(await find('%')).toEqual([])
})

test('a search is made in the reader’s language', async () => {
  expect(await find('REFUNDS', 'en')).toEqual(['times'])
  expect(await find('refunds')).toEqual([])
  // Without an English text the Chinese one is shown, and found.
  expect(await find('原路', 'en')).toEqual(['times'])
})

test('words are needed, and not too many', async () => {
  for (const query of [{}, { keywords: '' }, { keywords: 'x'.repeat(61) }, { keywords: 'x', page: 1 }]) {
    await expect(app.as(null)(searchArticles, { query: query as never })).rejects.toMatchObject({ code: 422 })
  }
})

test('questions of a page come from the menu with its code, in order', async () => {
  const shown = await app.as(null)(listQuestions, { params: { place: 'goods' } })
  expect(shown).toEqual({
    title: '常见问题',
    questions: [
      { name: 'q1', title: '几天发货', content: '<p>两天内。</p>' },
      { name: 'q2', title: '能开发票吗', content: '<p>能。</p>' },
    ],
  })
  expect(await app.as(null)(listQuestions, { params: { place: 'order' } })).toEqual({ title: '', questions: [] })
  const unknown = app.as(null)(listQuestions, { params: { place: 'cart' as 'goods' } })
  await expect(unknown).rejects.toMatchObject({ code: 422, fields: { place: 'CHOICE_INVALID' } })
})

test('questions are not in the menu of the help centre', async () => {
  const menus = await app.as(null)(loadArticleMenu, {})
  expect(menus.map(({ name }) => name)).toEqual(['售后服务'])
})

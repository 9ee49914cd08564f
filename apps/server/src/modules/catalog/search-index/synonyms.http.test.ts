import { listGoods, suggestGoods } from '@fangshi/contract/catalog'
import { searchSynonyms } from '@fangshi/contract/search-synonyms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { testPlainResource } from '../../../../test/resource.ts'
import { stockShelf, type Shelf } from '../../../../test/goods/shelf.ts'
import { indexSynonyms } from './reindex.jobs.ts'

let backoffice: Backoffice
let shelf: Shelf
beforeAll(async () => {
  backoffice = await openBackoffice()
  shelf = await stockShelf(backoffice.app.ctx)
})
afterAll(() => backoffice.app.close())

/** As a server that started just now sees it, after the timer. */
async function found(keywords: string): Promise<number[]> {
  const { ctx } = backoffice.app
  await indexSynonyms.run(ctx)
  const waited = new Promise((resolve) => setTimeout(resolve, 1001))
  await waited
  const { data } = await backoffice.app.as(null)(listGoods, { query: { keywords } })
  return data.map(({ id }) => id)
}

test('goods are found by what people call them, and by its pinyin, as long as the synonym is there', async () => {
  const { boss } = backoffice
  const made = await boss(searchSynonyms.store, { body: { words: '听筒、Ear Cups, zzkop', meanings: '耳机，earbuds' } })
  const both = [shelf.goods.anc, shelf.goods.sport].toSorted((a, b) => a - b)
  const sorted = async (words: string) => (await found(words)).toSorted((a, b) => a - b)
  expect(await sorted('听筒')).toEqual(both)
  expect(await sorted('ear cup')).toEqual(both)
  expect(await sorted('tingtong')).toEqual(both)
  expect(await sorted('zzkoq')).toEqual(both)
  const params = { id: made.id }
  await boss(searchSynonyms.update, { params, body: { words: '话筒', meanings: '音箱' } })
  expect(await found('话筒')).toEqual([shelf.goods.speaker])
  expect(await found('zzkop')).toEqual([])
  expect(await boss(searchSynonyms.destroy, { params: { ids: String(made.id) } })).toEqual({ deleted: 1 })
  expect(await found('话筒')).toEqual([])
  const actions = await Promise.all(
    ['store', 'update', 'destroy'].map((verb) => backoffice.auditOf(`Admin.search_synonyms.${verb}`, made.id)),
  )
  expect(actions.map((rows) => rows.length)).toEqual([1, 1, 1])
})

test('a word with 子 or said twice is meant without, where goods have only that', async () => {
  await backoffice.app.owner.pool.query('delete from search_synonyms')
  expect(await found('箱子')).toEqual([shelf.goods.speaker])
  expect(await found('箱箱')).toEqual([shelf.goods.speaker])
})

test('where nothing has the words, the nearest names are suggested', async () => {
  const guest = backoffice.app.as(null)
  const { words, goods } = await guest(suggestGoods, { query: { keywords: '牙套' } })
  expect({ words, goods }).toEqual({ words: ['蓝牙耳机'], goods: [] })
})

test('a list without a word is refused at its field', async () => {
  const store = (words: string, meanings: string) =>
    backoffice.boss(searchSynonyms.store, { body: { words, meanings } })
  await expect(store('、，', '杯')).rejects.toMatchObject({ fields: { words: 'INVALID' } })
  await expect(store('杯子', ' ')).rejects.toMatchObject({ fields: { meanings: 'REQUIRED' } })
  await expect(store('杯'.repeat(301), '杯')).rejects.toMatchObject({ fields: { words: 'TOO_LONG' } })
})

let count = 0
testPlainResource(() => backoffice.app, searchSynonyms, {
  form: () => ({ words: `词${++count}`, meanings: '杯' }),
  change: { meanings: '壶' },
  bad: { form: { words: '、' }, fields: { words: 'INVALID' } },
})

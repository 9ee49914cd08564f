import { sellerAuditLogs, undoOwnAuditLog } from '@fangshi/contract/access'
import { goodsAttrs } from '@fangshi/contract/goods-attrs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintSeller } from '../../../../test/accounts.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

const zh = (text: string) => ({ 'zh-cn': text })

test.each(['update', 'destroy'] as const)('of several of a store who undo the same %s, one does', async (verb) => {
  const { app } = backoffice
  const seller = app.as((await mintSeller(app)).token, 'Seller')
  const made = await seller(goodsAttrs.store, {
    body: { name: zh('尺寸'), values: [{ name: zh('小') }, { name: zh('大') }] },
  })
  const { id, values } = await seller(goodsAttrs.show, { params: { id: made.id } })
  const left = values.slice(1).map(({ id: of, name }) => ({ id: of, name: zh(name['zh-cn']) }))
  if (verb === 'update') await seller(goodsAttrs.update, { params: { id }, body: { values: left } })
  else await seller(goodsAttrs.destroy, { params: { ids: String(id) } })
  const query = { target: String(id), action: goodsAttrs.right(verb) }
  const params = { id: (await seller(sellerAuditLogs.index, { query })).data[0]?.id ?? 0 }
  const answers = await Promise.all(Array.from({ length: 5 }, () => keyOf(seller(undoOwnAuditLog, { params }))))
  expect(answers.toSorted()).toEqual(['UNDO_DONE', 'UNDO_DONE', 'UNDO_DONE', 'UNDO_DONE', 'ok'])
  // The value that was left out is the same one again.
  expect((await seller(goodsAttrs.show, { params: { id } })).values).toEqual(values)
})

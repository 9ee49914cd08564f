import type { Call } from '@fangshi/contract/client'
import { listFreights, saveFreights } from '@fangshi/contract/freight-seller'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintSeller, mintStaff, type Minted } from '../../../test/accounts.ts'
import { makeAreas, makeGoods } from '../../../test/factories.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { createDefaultTemplate } from './public.ts'

type Store = Minted & { store_id: number }
let backoffice: Backoffice
let mine: Store
let owner: Call
const store = async (): Promise<Store> => {
  const made = await mintSeller(backoffice.app)
  await inTx(backoffice.app.ctx.db, (tx) => createDefaultTemplate(tx, made.store_id))
  return made
}
beforeAll(async () => {
  backoffice = await openBackoffice()
  await makeAreas(backoffice.app.ctx.db)
  mine = await store()
  owner = backoffice.app.as(mine.token, 'Seller')
})
afterAll(() => backoffice.app.close())

const terms = { first_weight_g: 1000, first_price: '8.00', next_weight_g: 500, next_price: '1.50' }
const far = { name: '新疆', ...terms, first_price: '25.00', provinces: ['65'] }
const near = { name: '江浙', ...terms, provinces: ['33'] }

test('all templates are saved at once: added, changed, deleted; the audit log tells of them', async () => {
  const added = await owner(saveFreights, { body: { default: terms, customs: [far, near] } })
  expect(added.default).toMatchObject(terms)
  expect(added.customs).toMatchObject([far, near])
  expect(added.provinces).toContainEqual({ code: '33', name: '浙江省' })
  const [first] = added.customs
  const changed = { ...far, id: first?.id, name: '西北', provinces: ['65', '33'] }
  const after = await owner(saveFreights, { body: { default: { ...terms, next_price: '2.00' }, customs: [changed] } })
  expect(after.customs).toMatchObject([{ id: first?.id, name: '西北', provinces: ['33', '65'] }])
  expect(after.default.next_price).toBe('2.00')
  expect(await owner(listFreights, {})).toEqual(after)
  const entries = await backoffice.auditOf('Seller.freights.update', mine.store_id)
  expect(entries.at(-1)).toMatchObject({ after: { templates: [{}, { name: '西北' }] } })
})

test('bad input is told at its field and nothing is written', async () => {
  const before = await owner(listFreights, {})
  const save = (custom: object) =>
    owner(saveFreights, { body: { default: terms, customs: [near, { ...far, ...custom }] } })
  await expect(save({ name: '' })).rejects.toMatchObject({ fields: { 'customs.1.name': 'REQUIRED' } })
  await expect(save({ first_weight_g: 0 })).rejects.toMatchObject({
    fields: { 'customs.1.first_weight_g': 'TOO_SMALL' },
  })
  await expect(save({ next_price: '-1' })).rejects.toMatchObject({
    fields: { 'customs.1.next_price': 'MONEY_INVALID' },
  })
  await expect(save({ provinces: [] })).rejects.toMatchObject({ fields: { 'customs.1.provinces': 'REQUIRED' } })
  await expect(save({ provinces: ['99'] })).rejects.toMatchObject({
    fields: { 'customs.1.provinces': 'CHOICE_INVALID' },
  })
  expect(await owner(listFreights, {})).toEqual(before)
})

test('a template that goods travel by stays', async () => {
  const { customs } = await owner(saveFreights, { body: { default: terms, customs: [far] } })
  const { goods_id } = await makeGoods(backoffice.app.ctx.db, mine.store_id)
  await backoffice.app.ctx.db.pool.query(
    `update goods set freight_choice = 'template', freight_id = $2 where id = $1`,
    [goods_id, customs[0]?.id],
  )
  expect(await keyOf(owner(saveFreights, { body: { default: terms, customs: [near] } }))).toBe('IN_USE')
  expect((await owner(listFreights, {})).customs).toMatchObject([far])
})

test("another store's template does not exist, nor can the default be one of the custom ones", async () => {
  const other = await store()
  const call = backoffice.app.as(other.token, 'Seller')
  const theirs = (await owner(listFreights, {})).customs[0]?.id
  expect(await keyOf(call(saveFreights, { body: { default: terms, customs: [{ ...far, id: theirs }] } }))).toBe(
    'NOT_FOUND',
  )
  const standard = (await call(listFreights, {})).default.id
  const body = { default: terms, customs: [{ ...far, id: standard }] }
  expect(await keyOf(call(saveFreights, { body }))).toBe('NOT_FOUND')
})

test('no login, no right, no button, suspended: no entry', async () => {
  const body = { default: terms, customs: [] }
  expect(await keyOf(backoffice.app.as(null, 'Seller')(listFreights, {}))).toBe('NOT_LOGGED_IN')
  const nobody = backoffice.app.as((await mintStaff(backoffice.app, mine, {})).token, 'Seller')
  expect(await keyOf(nobody(listFreights, {}))).toBe('FORBIDDEN')
  const rights = ['Seller.freights.index', 'Seller.freights.update']
  const reader = await mintStaff(backoffice.app, mine, { rights, screens: { '/Seller/freights': [] } })
  expect(await keyOf(backoffice.app.as(reader.token, 'Seller')(listFreights, {}))).toBe('ok')
  expect(await keyOf(backoffice.app.as(reader.token, 'Seller')(saveFreights, { body }))).toBe('FORBIDDEN')
  const shut = await store()
  await backoffice.app.ctx.db.pool.query(`update stores set status = 'suspended' where id = $1`, [shut.store_id])
  expect(await keyOf(backoffice.app.as(shut.token, 'Seller')(saveFreights, { body }))).toBe('STORE_SUSPENDED')
})

import { getMe } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import { getRealName, saveRealName } from '@fangshi/contract/real-names'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { mintShopper, type Minted } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newIdNumber, privateFile } from '../../../../test/files/documents.ts'

let app: TestApp
let shopper: Minted
let call: Call
beforeAll(async () => {
  app = await testApp()
  shopper = await mintShopper(app)
  call = app.as(shopper.token)
})
afterAll(() => app.close())

const formOf = async (user_id = shopper.user_id) => ({
  name: '林晓',
  card_no: newIdNumber(),
  card_t: await privateFile(app, user_id),
  card_b: await privateFile(app, user_id),
  bank_no: '6222020200112233445',
  bank_name: '中国工商银行',
})
const isChecked = async (): Promise<boolean> => (await call(getMe, { body: { provider: 'users' } })).check

test('a record is written, told with masked numbers, sealed at rest, and changed without them', async () => {
  expect([await call(getRealName, {}), await isChecked()]).toEqual([null, false])
  const form = await formOf()
  const saved = await call(saveRealName, { body: form })
  expect(saved).toMatchObject({
    name: '林晓',
    card_no: `${form.card_no.slice(0, 6)}********${form.card_no.slice(14)}`,
    bank_no: '***************3445',
    card_t: form.card_t,
  })
  expect([await call(getRealName, {}), await isChecked()]).toEqual([saved, true])
  const kept = () =>
    app.ctx.db.pool.query('select card_no, bank_no, card_hash from real_names where user_id = $1', [shopper.user_id])
  const before = (await kept()).rows[0]
  expect([before.card_no, before.bank_no]).toEqual([
    expect.stringMatching(/^sealed:/),
    expect.stringMatching(/^sealed:/),
  ])
  const { card_no: _, bank_no: __, ...rest } = form
  expect(await call(saveRealName, { body: { ...rest, name: '林小' } })).toMatchObject({
    ...saved,
    name: '林小',
    updated_at: expect.anything(),
  })
  expect((await kept()).rows[0]).toEqual(before)
})

test('what is missing, wrong or somebody else’s is told at its field', async () => {
  const other = await mintShopper(app)
  const save = async (change: object) =>
    app.as(other.token)(saveRealName, { body: { ...(await formOf(other.user_id)), ...change } })
  const at = (fields: object) => ({ key: 'INVALID_INPUT', fields })
  await expect(save({ card_no: undefined })).rejects.toMatchObject(at({ card_no: 'REQUIRED' }))
  await expect(save({ bank_no: undefined })).rejects.toMatchObject(at({ bank_no: 'REQUIRED' }))
  await expect(save({ card_no: '330106199003071238' })).rejects.toMatchObject(at({ card_no: 'ID_NUMBER_INVALID' }))
  await expect(save({ bank_no: '12' })).rejects.toMatchObject(at({ bank_no: 'BANK_NO_INVALID' }))
  await expect(save({ name: '' })).rejects.toMatchObject(at({ name: 'REQUIRED' }))
  await expect(save({ card_t: '/uploads/a.webp' })).rejects.toMatchObject(at({ card_t: 'FILE_ADDRESS_INVALID' }))
  const foreign = await privateFile(app, shopper.user_id)
  await expect(save({ card_b: foreign })).rejects.toMatchObject(at({ card_b: 'FILE_ADDRESS_INVALID' }))
  expect(await app.as(other.token)(getRealName, {})).toBeNull()
})

test('nobody without a login has one', async () => {
  expect(await keyOf(app.as(null)(getRealName, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(app.as(null)(saveRealName, { body: await formOf() }))).toBe('NOT_LOGGED_IN')
})

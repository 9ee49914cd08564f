import { saveRealName } from '@fangshi/contract/real-names'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { privateFileHome, privateName } from '@fangshi/contract/files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintSeller, mintShopper } from '../test/accounts.ts'
import { testApp, type TestApp } from '../test/app.ts'
import { newIdNumber } from '../test/files/documents.ts'
import type { Context } from './context.ts'
import { inTx } from './kernel/db/tx.ts'
import { isUnderKey, open, seal } from './kernel/secret-box.ts'
import { identityHash } from './modules/accounts/public.ts'
import { secondFactor } from './modules/accounts/second-factor/second-factors.db.ts'
import { keepPrivate } from './modules/files/public.ts'
import { getSettings, saveSettings } from './modules/settings/public.ts'
import { reseal } from './reseal.ts'

let app: TestApp
/** The same shop with the next secret. */
let next: Context
beforeAll(async () => {
  app = await testApp({ secretKey: 'a'.repeat(32), logLevel: 'silent' })
  next = { ...app.ctx, config: { ...app.ctx.config, secretKey: 'b'.repeat(32) } }
})
afterAll(() => app.close())

const numbers = async () =>
  (await app.ctx.db.pool.query('select card_no, bank_no, card_hash from real_names')).rows[0] as {
    card_no: string
    bank_no: string
    card_hash: Buffer
  }
const sealedFiles = async (): Promise<Buffer[]> => {
  const folder = join(app.ctx.config.dataDir, 'private')
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name))))
}

test('everything sealed moves to the new secret, once, and the old one opens nothing', async () => {
  const { user_id, token } = await mintShopper(app)
  const [card_no, bank_no] = [newIdNumber(), '6222020200112233445']
  const picture = { bytes: Buffer.from('a picture'), width: 1, height: 1 }
  const keep = () => inTx(app.ctx.db, (tx) => keepPrivate(tx, app.ctx, user_id, picture))
  const [card_t, card_b] = [await keep(), await keep()]
  const form = { name: '林晓', card_no, card_t, card_b, bank_no, bank_name: '中国工商银行' }
  await app.as(token)(saveRealName, { body: form })
  const { store_id } = await mintSeller(app)
  await app.ctx.db.pool.query(`insert into store_documents (store_id, id_card_no, id_card_hash) values ($1, $2, $3)`, [
    store_id,
    seal(app.ctx, card_no),
    identityHash(app.ctx, card_no),
  ])
  await inTx(app.ctx.db, (tx) => saveSettings(tx, 'sms', { secret: seal(app.ctx, '钥匙') }, app.ctx.now()))
  await app.ctx.db.pool.query('insert into second_factors (user_id, secret) values ($1, $2)', [
    user_id,
    seal(app.ctx, 'JBSWY3DPEHPK3PXP'),
  ])
  const keys = seal(app.ctx, 'keys of the simulator')
  await app.ctx.db.pool.query('insert into simulator_keys (sealed) values ($1)', [keys])
  const before = await sealedFiles()

  expect(await reseal(next, app.ctx)).toEqual({ resealed: 8, unopened: [] })
  expect(await reseal(next, app.ctx)).toEqual({ resealed: 0, unopened: [] })

  const { secret } = await inTx(app.ctx.db, (tx) => getSettings(tx, 'sms'))
  expect([open(next, secret, 'sms'), open(app.ctx, secret, 'sms')]).toEqual(['钥匙', ''])
  const factor = await secondFactor(app.ctx.db, { provider: 'users', id: user_id })
  expect(open(next, factor?.secret ?? '', 'second factor')).toBe('JBSWY3DPEHPK3PXP')
  const simulator = (await app.ctx.db.pool.query('select sealed from simulator_keys')).rows[0]
  expect(open(next, simulator.sealed, 'simulator')).toBe('keys of the simulator')
  const stored = await numbers()
  expect([open(next, stored.card_no, ''), open(next, stored.bank_no, '')]).toEqual([card_no, bank_no])
  expect(stored.card_hash).toEqual(identityHash(next, card_no))
  const { rows } = await app.ctx.db.pool.query('select id_card_no, id_card_hash from store_documents')
  expect([isUnderKey(next, rows[0].id_card_no), rows[0].id_card_hash]).toEqual([true, stored.card_hash])
  expect((await sealedFiles()).some((file) => before.some((earlier) => earlier.equals(file)))).toBe(false)

  const name = privateName(card_t) ?? ''
  await expect(app.as(token)(privateFileHome, { params: { name } })).rejects.toMatchObject({ key: 'NOT_FOUND' })
  app.ctx.config.secretKey = next.config.secretKey
  expect((await app.as(token)(privateFileHome, { params: { name } })).size).toBeGreaterThan(0)
})

test('what the old secret does not open is named and stays', async () => {
  const before = await numbers()
  const third: Context = { ...app.ctx, config: { ...app.ctx.config, secretKey: 'c'.repeat(32) } }
  const wrong = { config: { ...app.ctx.config, secretKey: 'd'.repeat(32) } }
  const { resealed, unopened } = await reseal(third, wrong)
  expect([resealed, unopened.length]).toEqual([0, 8])
  expect(unopened[0]).toBe('sms.secret')
  expect(await numbers()).toEqual(before)
})

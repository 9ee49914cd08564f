import { editAdminMe, editSellerMe, getAdminMe, getSellerMe } from '@fangshi/contract/accounts'
import type { CallError } from '@fangshi/contract/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mintAdmin, mintSeller } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { hashPassword } from '../passwords/password.ts'
import { createSession } from '../public.ts'

const password = 'seven old kettles'
const fresh = 'eight new kettles'
let app: TestApp
let hash: string
let admin: Awaited<ReturnType<typeof mintAdmin>>
let seller: Awaited<ReturnType<typeof mintSeller>>
beforeAll(async () => {
  app = await testApp()
  hash = await hashPassword(password)
})
beforeEach(async () => {
  admin = await mintAdmin(app)
  seller = await mintSeller(app)
  const { pool } = app.ctx.db
  await pool.query('update admins set password_hash = $2 where id = $1', [admin.admin_id, hash])
  await pool.query('update users set password_hash = $2 where id = $1', [seller.user_id, hash])
  await pool.query('delete from login_failures')
})
afterAll(() => app.close())

const keyOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error: CallError) => error.key,
  )
type Edit = { revision?: string; nickname: string; password?: string; old_password?: string; avatar?: string }
const areas = {
  Admin: {
    edit: (body: Edit) => app.as(admin.token, 'Admin')(editAdminMe, { body: { provider: 'admins', ...body } }),
    me: (token = admin.token) => app.as(token, 'Admin')(getAdminMe, { body: { provider: 'admins' } }),
    other: () =>
      inTx(app.ctx.db, (tx) => createSession(tx, { area: 'Admin', admin_id: admin.admin_id }, app.ctx.now())),
  },
  Seller: {
    edit: (body: Edit) => app.as(seller.token, 'Seller')(editSellerMe, { body: { provider: 'users', ...body } }),
    me: (token = seller.token) => app.as(token, 'Seller')(getSellerMe, { body: { provider: 'users' } }),
    other: () =>
      inTx(app.ctx.db, (tx) => createSession(tx, { area: 'Seller', user_id: seller.user_id }, app.ctx.now())),
  },
}

for (const [area, { edit, me, other }] of Object.entries(areas)) {
  test(`${area}: nickname and avatar change, an empty password stays`, async () => {
    const avatar = '/uploads/ab/cd/ef01.webp'
    await edit({ nickname: ' New name ', password: '', avatar })
    expect(await me()).toMatchObject({ nickname: 'New name', avatar })
    await edit({ nickname: 'Again' })
    expect(await me()).toMatchObject({ nickname: 'Again', avatar })
    await edit({ nickname: 'x', password: fresh, old_password: password })
  })

  test(`${area}: a profile that was changed meanwhile is not written over, until that was seen`, async () => {
    const opened = await me()
    await edit({ nickname: 'Other tab', revision: opened.revision })
    expect(await keyOf(edit({ nickname: 'Mine', revision: opened.revision }))).toBe('FORM_STALE')
    expect(await me()).toMatchObject({ nickname: 'Other tab' })
    await edit({ nickname: 'Mine', revision: (await me()).revision })
    const at = (await me()).revision
    const both = await Promise.all(['a', 'b'].map((nickname) => keyOf(edit({ nickname, revision: at }))))
    expect(both.toSorted()).toEqual(['FORM_STALE', 'ok'])
  })

  test(`${area}: nobody is without a nickname, an avatar is a picture of ours`, async () => {
    expect(await keyOf(edit({ nickname: ' ' }))).toBe('INVALID_INPUT')
    expect(await keyOf(edit({ nickname: 'x', avatar: 'https://elsewhere.example/a.webp' }))).toBe('INVALID_INPUT')
  })

  test(`${area}: a new password needs the old one and must not be a common one`, async () => {
    expect(await keyOf(edit({ nickname: 'x', password: fresh }))).toBe('REAUTH_NEEDED')
    expect(await keyOf(edit({ nickname: 'x', password: fresh, old_password: 'wrong' }))).toBe('OLD_PASSWORD_WRONG')
    expect(await keyOf(edit({ nickname: 'x', password: 'short', old_password: password }))).toBe('INVALID_INPUT')
    const common = { nickname: 'x', password: 'password123', old_password: password }
    expect(await keyOf(edit(common))).toBe('PASSWORD_COMMON')
  })

  test(`${area}: a new password ends the other sessions of the account`, async () => {
    const { token } = await other()
    await edit({ nickname: 'x', password: fresh, old_password: password })
    await me()
    expect(await keyOf(me(token))).toBe('NOT_LOGGED_IN')
    expect(await keyOf(edit({ nickname: 'x', password, old_password: fresh }))).toBe('ok')
  })
}

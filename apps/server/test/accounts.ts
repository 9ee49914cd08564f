import { createHash, randomBytes } from 'node:crypto'
import { getMe, getProof, register, sendSms } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import { inTx } from '../src/kernel/db/tx.ts'
import { createSession } from '../src/modules/accounts/public.ts'
import { startsWithZeroBits } from '../src/modules/accounts/throttle/proof-rules.ts'
import type { TestApp } from './app.ts'

/** A shopper with a session, as calls need them. */
export interface Minted {
  user_id: number
  token: string
  session_id: number
}

let phones = 13_000_000_000 + Math.floor(Math.random() * 100_000_000)
/** A phone number that no other call returned. */
export const newPhone = (): string => String(++phones)

/** Solves a fresh proof of work for one login, registration or sms. */
export async function solveProof(call: Call): Promise<{ challenge: string; nonce: string }> {
  const { challenge, bits } = await call(getProof, {})
  for (let nonce = 0; ; nonce++) {
    const hash = createHash('sha256').update(`${challenge}:${nonce}`).digest()
    if (startsWithZeroBits(hash, bits)) return { challenge, nonce: String(nonce) }
  }
}

/** The last code that the demo's inbox got for a phone. Runs the queued jobs first. */
export async function lastCode(app: TestApp, phone: string): Promise<string> {
  await app.runJobs()
  const { rows } = await app.ctx.db.pool.query<{ text: string }>(
    'select text from sms_inbox where phone = $1 order by id desc limit 1',
    [phone],
  )
  return /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? ''
}

/** Registers over the API, with SMS code and proof of work, as a person would. */
export async function registerShopper(
  app: TestApp,
  { phone = newPhone(), password = 'a-long-password' } = {},
): Promise<{ user_id: number; token: string; phone: string; password: string }> {
  const guest = app.as(null)
  await guest(sendSms, { body: { phone, name: 'register', proof: await solveProof(guest) } })
  const code = await lastCode(app, phone)
  const proof = await solveProof(guest)
  const { access_token: token } = await guest(register, {
    body: { phone, password, password_again: password, code, agreed: true, proof },
  })
  const me = await app.as(token)(getMe, { body: { provider: 'users' } })
  return { user_id: me.id, token, phone, password }
}

/** A shopper with a session, written directly: no sms, no hashing. No password matches its hash. */
export async function mintShopper(app: TestApp, fields: { belong_id?: number } = {}): Promise<Minted> {
  const { rows } = await app.ctx.db.pool.query<{ id: number }>(
    `insert into users (username, nickname, phone, password_hash, belong_id) values ($1, $1, $2, '-', $3) returning id`,
    [`u_${randomBytes(6).toString('hex')}`, newPhone(), fields.belong_id ?? null],
  )
  const user_id = rows[0]?.id as number
  return { user_id, ...(await inTx(app.ctx.db, (tx) => createSession(tx, { area: 'Home', user_id }, app.ctx.now()))) }
}

/** A super administrator with a session. */
export async function mintAdmin(app: TestApp): Promise<{ admin_id: number; token: string; session_id: number }> {
  const { rows } = await app.ctx.db.pool.query<{ id: number }>(
    `insert into admins (username, nickname, password_hash, is_super) values ($1, $1, '-', true) returning id`,
    [`a_${randomBytes(6).toString('hex')}`],
  )
  const admin_id = rows[0]?.id as number
  return {
    admin_id,
    ...(await inTx(app.ctx.db, (tx) => createSession(tx, { area: 'Admin', admin_id }, app.ctx.now()))),
  }
}

/** The owner of a passed and open store with a Seller session. `owner` reuses the owner of an existing store. */
export async function mintSeller(app: TestApp, owner?: { user_id: number }): Promise<Minted & { store_id: number }> {
  const { pool } = app.ctx.db
  const user_id = owner?.user_id ?? (await mintShopper(app)).user_id
  await pool.query(
    `insert into stores (user_id, store_name, store_description, verify, status, passed_at)
     values ($1, '{"zh-cn":"小店","en":"Small shop"}', '{"zh-cn":""}', 'passed', 'open', now()) on conflict do nothing`,
    [user_id],
  )
  const { rows } = await pool.query<{ id: number }>('select id from stores where user_id = $1', [user_id])
  const session = await inTx(app.ctx.db, (tx) => createSession(tx, { area: 'Seller', user_id }, app.ctx.now()))
  return { user_id, store_id: rows[0]?.id as number, ...session }
}

/**
 * An administrator with one role that grants these interface rights, and these buttons on these screens. The product's
 * own menus and permissions must exist (`prepareModules` has run).
 */
export async function mintClerk(
  app: TestApp,
  { rights = [], screens = {} }: { rights?: readonly string[]; screens?: Readonly<Record<string, readonly string[]>> },
): Promise<{ admin_id: number; token: string; role_id: number }> {
  const { pool } = app.ctx.db
  const name = randomBytes(6).toString('hex')
  const { rows } = await pool.query<{ admin_id: number; role_id: number }>(
    `with a as (insert into admins (username, nickname, password_hash) values ($1, $1, '-') returning id),
          r as (insert into roles (area, name) values ('Admin', $1) returning id),
          h as (insert into admin_roles (admin_id, role_id) select a.id, r.id from a, r),
          p as (insert into role_permissions (role_id, permission_id)
                select r.id, p.id from r, permissions p where p.apis = any($2))
     select a.id as admin_id, r.id as role_id from a, r`,
    [`c_${name}`, rights],
  )
  const { admin_id, role_id } = rows[0] as { admin_id: number; role_id: number }
  await giveButtons(app, role_id, screens)
  const { token } = await inTx(app.ctx.db, (tx) => createSession(tx, { area: 'Admin', admin_id }, app.ctx.now()))
  return { admin_id, token, role_id }
}

/** A sub-account of a store with one role of the store; otherwise like `mintClerk`. */
export async function mintStaff(
  app: TestApp,
  store: { user_id: number; store_id: number },
  { rights = [], screens = {} }: Parameters<typeof mintClerk>[1],
): Promise<{ user_id: number; token: string; role_id: number }> {
  const { pool } = app.ctx.db
  const { user_id } = await mintShopper(app, { belong_id: store.user_id })
  const { rows } = await pool.query<{ role_id: number }>(
    `with r as (insert into roles (area, store_id, name) values ('Seller', $1, $2) returning id),
          h as (insert into user_roles (user_id, role_id) select $3, r.id from r),
          p as (insert into role_permissions (role_id, permission_id)
                select r.id, p.id from r, permissions p where p.apis = any($4))
     select id as role_id from r`,
    [store.store_id, randomBytes(4).toString('hex'), user_id, rights],
  )
  const { role_id } = rows[0] as { role_id: number }
  await giveButtons(app, role_id, screens)
  const { token } = await inTx(app.ctx.db, (tx) => createSession(tx, { area: 'Seller', user_id }, app.ctx.now()))
  return { user_id, token, role_id }
}

/** Grants a role these screens with these buttons. */
async function giveButtons(
  { ctx }: TestApp,
  role_id: number,
  screens: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  for (const [apis, buttons] of Object.entries(screens)) {
    await ctx.db.pool.query(
      `with m as (insert into role_menus (role_id, menu_id) select $1, id from menus where apis = $2 returning menu_id)
       insert into role_buttons (role_id, menu_id, button) select $1, m.menu_id, b from m, unnest($3::text[]) b`,
      [role_id, apis, buttons],
    )
  }
}

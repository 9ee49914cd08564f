import { randomBytes } from 'node:crypto'
import type { Button, Resource } from '@fangshi/contract/resource'
import type { Area, Route } from '@fangshi/contract/route'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mintAdmin, mintClerk, mintSeller, mintShopper } from '../test/accounts.ts'
import { newKey, testApp, type TestApp } from '../test/app.ts'
import { sampleForm } from '../test/every-route/sample-form.ts'
import { prepareModules, product } from './app.ts'
import { inTx } from './kernel/db/tx.ts'
import { createSession } from './modules/accounts/public.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

/**
 * Every route of the product with every kind of account (rules §11). The inputs are invalid on purpose: rights are checked
 * before the input, so whoever is allowed gets INVALID_INPUT and nothing changes.
 */

type Account = 'guest' | 'shopper' | 'seller' | 'staff' | 'clerk' | 'super'
let app: TestApp
const tokens = {} as Record<Account, string | null>
const roleOf = {} as Record<'staff' | 'clerk', number>

beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  const owner = await mintSeller(app)
  const clerk = await mintClerk(app, {})
  const staff = await mintStaff(owner)
  Object.assign(roleOf, { staff: staff.role_id, clerk: clerk.role_id })
  Object.assign(tokens, {
    guest: null,
    shopper: (await mintShopper(app)).token,
    seller: owner.token,
    staff: staff.token,
    clerk: clerk.token,
    super: (await mintAdmin(app)).token,
  })
})
afterAll(() => app.close())

/** A sub-account of a store's owner with a role of the store. */
async function mintStaff({ user_id: belong_id, store_id }: { user_id: number; store_id: number }) {
  const { pool } = app.ctx.db
  const { user_id } = await mintShopper(app, { belong_id })
  const { rows } = await pool.query<{ id: number }>(
    `insert into roles (area, store_id, name) values ('Seller', $1, $2) returning id`,
    [store_id, randomBytes(4).toString('hex')],
  )
  const role_id = rows[0]?.id as number
  await pool.query('insert into user_roles (user_id, role_id) values ($1, $2)', [user_id, role_id])
  const session = await inTx(app.ctx.db, (tx) => createSession(tx, { area: 'Seller', user_id }, app.ctx.now()))
  return { role_id, token: session.token }
}

async function give(role_id: number, rights: readonly string[]): Promise<void> {
  const { pool } = app.ctx.db
  await pool.query('delete from role_permissions where role_id = $1', [role_id])
  const sql =
    'insert into role_permissions (role_id, permission_id) select $1, id from permissions where apis = any($2)'
  const { rowCount } = await pool.query(sql, [role_id, rights])
  expect(rowCount).toBe(rights.length)
}

async function statusOf(route: Route, account: Account): Promise<number> {
  const token = tokens[account]
  const { statusCode } = await app.app.inject({
    method: route.method,
    url: `/api${route.path.replace(/\{\w+\}/g, '0')}?no_such_field=1`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return statusCode
}

const name = ({ method, path }: Route): string => `${method} ${path}`
const may = 422
const isNamed = ({ right }: Route): boolean => right.includes('.')

describe('routes for an audience', () => {
  const accounts: readonly Account[] = ['guest', 'shopper', 'seller', 'staff', 'clerk', 'super']
  const allowed: Record<string, readonly Account[]> = {
    public: accounts,
    guest: accounts,
    shopper: ['shopper'],
    seller: ['seller', 'staff'],
    admin: ['clerk', 'super'],
  }
  const routes = product.routes.filter((route) => !isNamed(route))

  test.each(accounts)('a %s gets where it may and nowhere else', async (account) => {
    expect(routes.length).toBeGreaterThan(60)
    const wrong: string[] = []
    for (const route of routes) {
      const status = await statusOf(route, account)
      const expected = allowed[route.right]?.includes(account) ? may : 401
      if (status !== expected) wrong.push(`${name(route)}: ${status} instead of ${expected}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('routes with a right of their own', () => {
  const routes = product.routes.filter(isNamed)
  const rightsOf = (area: Area): string[] => [
    ...new Set(
      routes.filter((route) => route.area === area && !route.right.endsWith('.dict')).map(({ right }) => right),
    ),
  ]
  /** The rights of which any one opens a route: its own, or, for a dictionary, the list of a screen that shows it. */
  const opening = ({ right, area }: Route): string[] => {
    const [, dictOf] = /^\w+\.([\w.]+)\.dict$/.exec(right) ?? []
    if (!dictOf) return [right]
    const screens = product.resources.filter(
      (it) => it.area === area && (it.right('dict') === right || it.dicts.includes(dictOf)),
    )
    return screens.map((screen) => screen.right('index'))
  }

  test.each(['guest', 'shopper', 'seller', 'super'] as const)(
    'a %s needs no role, or has no use of one',
    async (account) => {
      expect(routes.length).toBeGreaterThan(100)
      const home = { guest: 'Home', shopper: 'Home', seller: 'Seller', super: 'Admin' }[account]
      const wrong: string[] = []
      for (const route of routes) {
        const status = await statusOf(route, account)
        const expected = route.area === home ? may : 401
        if (status !== expected) wrong.push(`${name(route)}: ${status} instead of ${expected}`)
      }
      expect(wrong).toEqual([])
    },
  )

  test.each([
    { account: 'staff', area: 'Seller', fewest: 1 },
    { account: 'clerk', area: 'Admin', fewest: 100 },
  ] as const)(
    'a $account with all other rights gets nowhere, with the one alone gets in',
    async ({ account, area, fewest }) => {
      const all = rightsOf(area)
      const own = routes.filter((route) => route.area === area)
      expect(own.length).toBeGreaterThanOrEqual(fewest)
      const wrong: string[] = []
      const expectStatus = async (route: Route, expected: number, held: string): Promise<void> => {
        const status = await statusOf(route, account)
        if (status !== expected) wrong.push(`${name(route)} ${held}: ${status} instead of ${expected}`)
      }
      for (const [key, same] of Map.groupBy(own, (route) => opening(route).join())) {
        const rights = key.split(',')
        await give(
          roleOf[account],
          all.filter((right) => !rights.includes(right)),
        )
        for (const route of same) await expectStatus(route, 403, `without ${key}`)
        for (const right of rights) {
          await give(roleOf[account], [right])
          for (const route of same) await expectStatus(route, may, `with ${right}`)
        }
      }
      for (const route of routes.filter((other) => other.area !== area))
        await expectStatus(route, 401, 'of another area')
      expect(wrong).toEqual([])
    },
  )
})

type RawCall = [method: string, url: string, body?: object]

/** Valid calls to rows that do not exist, and the button that each needs. */
function buttonCalls(resource: Resource): { button: Button; send: RawCall }[] {
  const { path, verbs, form, filters } = resource
  const nowhere = 999_999_999
  const samples = ['1', 'x', '2030-01-01', 'active', 'Admin']
  const fitting = Object.entries(filters).flatMap(([name, shape]) =>
    samples.filter((text) => shape.safeParse(text).success).map((text) => `${name}=${text}`),
  )
  const all: ReturnType<typeof buttonCalls> = [
    { button: 'view', send: ['GET', `${path}/${nowhere}`] },
    { button: 'add', send: ['POST', path, sampleForm(form)] },
    { button: 'edit', send: ['PUT', `${path}/${nowhere}`, {}] },
    { button: 'delete', send: ['DELETE', `${path}/${nowhere}`] },
    { button: 'batch_delete', send: ['DELETE', `${path}/${nowhere},${nowhere + 1}`] },
    { button: 'import', send: ['POST', `${path}/import/excel`, { rows: [null] }] },
  ]
  const verbOf: Record<string, string> = { view: 'show', add: 'store', edit: 'update', import: 'import' }
  const searches = fitting
    .slice(0, 1)
    .map((query) => ({ button: 'search' as const, send: ['GET', `${path}?${query}`] as RawCall }))
  return [...searches, ...all.filter(({ button }) => verbs.includes((verbOf[button] ?? 'destroy') as 'show'))]
}

describe('buttons of plain screens', () => {
  const screens = product.resources.filter(({ area }) => area === 'Admin')

  test('there are screens', () => expect(screens.length).toBeGreaterThan(10))

  /** The clerk's buttons on a screen: these and no others. */
  async function giveButtons(menu_id: number, buttons: readonly Button[]): Promise<void> {
    const { pool } = app.ctx.db
    await pool.query('delete from role_buttons where role_id = $1', [roleOf.clerk])
    const sql = 'insert into role_buttons (role_id, menu_id, button) select $1, $2, unnest($3::text[])'
    await pool.query(sql, [roleOf.clerk, menu_id, buttons])
  }

  async function isRefused([method, url, body]: RawCall): Promise<boolean> {
    const authorization = `Bearer ${tokens.clerk}`
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': newKey() }
    const payload = body && JSON.stringify(body)
    const answer = await app.app.inject({ method: method as 'GET', url: `/api${url}`, headers, payload })
    return answer.json<{ data: { key?: string } }>().data.key === 'FORBIDDEN'
  }

  test.each(screens.map((screen) => ({ path: screen.path, screen })))(
    '$path: each button opens its call and no other',
    async ({ screen }) => {
      const { pool } = app.ctx.db
      const rights = screen.verbs.map((verb) => screen.right(verb))
      await give(roleOf.clerk, rights)
      const { rows } = await pool.query<{ id: number }>('select id from menus where apis = $1', [screen.screen])
      expect(rows, 'its menu').toHaveLength(1)
      const menu = rows[0]?.id as number
      const sql = 'insert into role_menus (role_id, menu_id) values ($1, $2) on conflict do nothing'
      await pool.query(sql, [roleOf.clerk, menu])
      const calls = buttonCalls(screen)
      const wrong: string[] = []
      for (const { button, send } of calls) {
        // An edit reads the row first, so its button also allows viewing.
        const opens = button === 'view' ? ['view', 'edit'] : [button]
        const others = calls.map((call) => call.button).filter((other) => !opens.includes(other))
        await giveButtons(menu, others)
        if (!(await isRefused(send))) wrong.push(`without ${button}`)
        await giveButtons(menu, [button])
        if (await isRefused(send)) wrong.push(`with ${button}`)
      }
      expect(wrong).toEqual([])
    },
  )
})

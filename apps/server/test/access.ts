import type { Call } from '@fangshi/contract/client'
import { prepareModules } from '../src/app.ts'
import { inTx } from '../src/kernel/db/tx.ts'
import { mintAdmin, mintClerk } from './accounts.ts'
import { testApp, type TestApp } from './app.ts'

/** Helpers that tests of rights share. */
export interface Backoffice {
  app: TestApp
  /** A super administrator. */
  boss: Call & { id: number }
  /** An administrator with a new role; see `mintClerk`. */
  clerk(of: Parameters<typeof mintClerk>[1]): Promise<{ call: Call; admin_id: number; role_id: number }>
  /** All sessions count as confirmed a moment ago, however far the test moved the clock (rules §1). */
  confirmAll(): Promise<unknown>
  menuId(apis: string): Promise<number>
  permissionId(apis: string): Promise<number>
  /** The audit log's rows for a target, oldest first. */
  auditOf(action: string, target: number | string): Promise<{ before: object | null; after: object | null }[]>
}

const verbs = ['index', 'show', 'store', 'update', 'destroy']

/** The names of all rights on screens of the administrators. */
export const rightsOn = (...screens: string[]): string[] =>
  screens.flatMap((screen) => verbs.map((verb) => `Admin.${screen}.${verb}`))

/** A server with the product's own menus and permissions. */
export async function openBackoffice(): Promise<Backoffice> {
  const app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  const { pool } = app.ctx.db
  const idBy = async (table: 'menus' | 'permissions', apis: string): Promise<number> =>
    (await pool.query<{ id: number }>(`select id from ${table} where apis = $1`, [apis])).rows[0]?.id as number
  const { admin_id, token } = await mintAdmin(app)
  return {
    app,
    boss: Object.assign(app.as(token, 'Admin'), { id: admin_id }),
    clerk: async (of) => {
      const made = await mintClerk(app, of)
      return { ...made, call: app.as(made.token, 'Admin') }
    },
    confirmAll: () => pool.query('update sessions set confirmed_at = $1', [app.ctx.now()]),
    menuId: (apis) => idBy('menus', apis),
    permissionId: (apis) => idBy('permissions', apis),
    auditOf: async (action, target) =>
      (
        await pool.query('select before, after from audit_logs where action = $1 and target = $2 order by id', [
          action,
          String(target),
        ])
      ).rows,
  }
}

/** The error key that a call was refused with, or `ok`. */
export const keyOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: { key: string }) => error.key,
  )

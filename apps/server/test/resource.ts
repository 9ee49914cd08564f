import { auditLogs, undoAuditLog } from '@fangshi/contract/access'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@fangshi/contract/client'
import type { ErrorKey } from '@fangshi/contract/errors'
import type { Resource } from '@fangshi/contract/resource'
import { mintAdmin, mintClerk } from './accounts.ts'
import type { TestApp } from './app.ts'

interface Sample {
  /** A form that can be added; called for each use. */
  form: () => Record<string, unknown>
  /** The fields that an update changes, with a value that no other row has. */
  change: Record<string, unknown>
  /** Wrong fields, and the error key that each must get. */
  bad: { form: Record<string, unknown>; fields: Record<string, ErrorKey> }
}

/** The tests that every resource shares: a row's life with its audit log, bad input, no login, no right, no button. */
export function testPlainResource(app: () => TestApp, resource: Resource, { form, change, bad }: Sample): void {
  describe(resource.path, () => {
    let admin: Call
    const wire = (input: Record<string, unknown>) => input as never
    const total = async (): Promise<number> => (await admin(resource.index, { query: {} })).total
    beforeAll(async () => {
      admin = app().as((await mintAdmin(app())).token, 'Admin')
    })

    test('a row is added, listed, changed and deleted, and the audit log tells of it', async () => {
      const before = await total()
      const made = (await admin(resource.store, { body: wire(form()) })) as { id: number }
      expect(await total()).toBe(before + 1)
      const params = { id: made.id }
      await admin(resource.update, { params, body: wire(change) })
      expect(await admin(resource.show, { params })).toMatchObject(change)
      const choices = await admin(resource.dict, { query: { id: `${made.id}|in` } })
      expect(choices).toMatchObject([{ id: made.id }])
      expect(await admin(resource.destroy, { params: { ids: String(made.id) } })).toEqual({ deleted: 1 })
      await expect(admin(resource.show, { params })).rejects.toMatchObject({ code: 404 })
      const { rows } = await app().ctx.db.pool.query<{ action: string }>(
        'select action from audit_logs where target = $1 and action like $2 order by id',
        [String(made.id), `Admin.${resource.name}.%`],
      )
      expect(rows.map(({ action }) => action.split('.').at(-1))).toEqual(['store', 'update', 'destroy'])
    })

    test('the list is ordered by every field that has an index, in both directions', async () => {
      const rows = await Promise.all([form(), form()].map((body) => admin(resource.store, { body: wire(body) })))
      const order = async (sort: string) => {
        const { data } = await admin(resource.index, { query: wire({ sort, per_page: 400 }) })
        return (data as { id: number }[]).map((row) => row.id)
      }
      for (const field of resource.sorts) {
        const [up, down] = [await order(field), await order(`-${field}`)]
        if (up.length === 400) continue // the list has more rows than a page
        expect(up, field).toEqual(down.toReversed())
        expect(up, field).toEqual(expect.arrayContaining(rows.map((row) => (row as { id: number }).id)))
      }
      await expect(order('password_hash')).rejects.toMatchObject({ fields: { sort: 'FILTER_INVALID' } })
      await admin(resource.destroy, { params: { ids: rows.map((row) => (row as { id: number }).id).join(',') } })
    })

    test('a form that was opened before another save is refused', async () => {
      const params = { id: ((await admin(resource.store, { body: wire(form()) })) as { id: number }).id }
      const { revision } = (await admin(resource.show, { params })) as { revision?: string }
      expect(revision).toBeTypeOf('string')
      const body = wire({ ...change, revision })
      expect(await admin(resource.update, { params, body })).toMatchObject(change)
      await expect(admin(resource.update, { params, body })).rejects.toMatchObject({ key: 'FORM_STALE', code: 409 })
      await admin(resource.destroy, { params: { ids: String(params.id) } })
    })

    test('an update and a delete are taken back from the audit log', async () => {
      const made = (await admin(resource.store, { body: wire(form()) })) as { id: number }
      const params = { id: made.id }
      const shown = () => admin(resource.show, { params })
      const lastOf = async (verb: 'update' | 'destroy'): Promise<{ id: number }> => {
        const query = { target: String(made.id), action: resource.right(verb) }
        return { id: (await admin(auditLogs.index, { query })).data[0]?.id ?? 0 }
      }
      const before = await shown()
      await admin(resource.update, { params, body: wire(change) })
      await admin(undoAuditLog, { params: await lastOf('update') })
      expect(await shown()).toMatchObject(before)
      await admin(resource.destroy, { params: { ids: String(made.id) } })
      await admin(undoAuditLog, { params: await lastOf('destroy') })
      expect(await shown()).toMatchObject(before)
      await admin(resource.destroy, { params: { ids: String(made.id) } })
    })

    test('bad input is told at its fields and nothing is written', async () => {
      const before = await total()
      const refused = admin(resource.store, { body: wire({ ...form(), ...bad.form }) })
      await expect(refused).rejects.toMatchObject({ code: 422, fields: bad.fields })
      await expect(admin(resource.store, { body: wire({ ...form(), id: 1 }) })).rejects.toMatchObject({
        fields: { id: 'UNKNOWN_KEY' },
      })
      const rows = [form(), { ...form(), ...bad.form }]
      const imported = admin(resource.import, { body: { rows } })
      await expect(imported).rejects.toMatchObject({ key: 'IMPORT_INVALID', details: { wrong_rows: 1 } })
      await expect(admin(resource.destroy, { params: { ids: '999999999' } })).rejects.toMatchObject({ code: 404 })
      expect(await total()).toBe(before)
    })

    test('nobody gets in without a login, nor a clerk without the right or the button', async () => {
      await expect(app().as(null, 'Admin')(resource.index, {})).rejects.toMatchObject({ code: 401 })
      const stranger = app().as((await mintClerk(app(), {})).token, 'Admin')
      await expect(stranger(resource.index, {})).rejects.toMatchObject({ code: 403 })
      await expect(stranger(resource.store, { body: wire(form()) })).rejects.toMatchObject({ code: 403 })
      const rights = resource.verbs.map((verb) => resource.right(verb))
      const clerk = app().as(
        (await mintClerk(app(), { rights, screens: { [resource.path]: ['view'] } })).token,
        'Admin',
      )
      expect((await clerk(resource.index, {})).current_page).toBe(1)
      await expect(clerk(resource.store, { body: wire(form()) })).rejects.toMatchObject({ code: 403 })
      await expect(clerk(resource.destroy, { params: { ids: '1,2' } })).rejects.toMatchObject({ code: 403 })
    })
  })
}

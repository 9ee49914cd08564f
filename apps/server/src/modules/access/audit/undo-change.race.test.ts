import { auditLogs, undoAuditLog } from '@fangshi/contract/access'
import { expresses } from '@fangshi/contract/expresses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

const name = (zh: string) => ({ 'zh-cn': zh })
const lastOf = async (id: number): Promise<{ id: number }> => ({
  id: (await backoffice.boss(auditLogs.index, { query: { target: String(id) } })).data[0]?.id ?? 0,
})
const undosOf = async (of: { id: number }): Promise<number> =>
  (await backoffice.app.ctx.db.pool.query('select from audit_logs where undoes = $1', [of.id])).rows.length

test.each(['update', 'destroy'] as const)('of several who undo the same %s, one does', async (verb) => {
  const { boss } = backoffice
  const { id } = await boss(expresses.store, { body: { name: name('顺达'), code: `r${verb}` } })
  if (verb === 'update') await boss(expresses.update, { params: { id }, body: { name: name('改名') } })
  else await boss(expresses.destroy, { params: { ids: String(id) } })
  const params = await lastOf(id)
  const answers = await Promise.all(Array.from({ length: 5 }, () => keyOf(boss(undoAuditLog, { params }))))
  expect(answers.toSorted()).toEqual(['UNDO_DONE', 'UNDO_DONE', 'UNDO_DONE', 'UNDO_DONE', 'ok'])
  expect(await undosOf(params)).toBe(1)
  expect(await boss(expresses.show, { params: { id } })).toMatchObject({ name: name('顺达') })
})

test('a save that comes between is kept, or the undo came first', async () => {
  const { boss } = backoffice
  for (let n = 0; n < 6; n++) {
    const { id } = await boss(expresses.store, { body: { name: name('顺达'), code: `between${n}` } })
    await boss(expresses.update, { params: { id }, body: { name: name('改名') } })
    const params = await lastOf(id)
    const [undone] = await Promise.all([
      keyOf(boss(undoAuditLog, { params })),
      boss(expresses.update, { params: { id }, body: { name: name('后来') } }),
    ])
    expect(['ok', 'UNDO_CHANGED']).toContain(undone)
    expect(await undosOf(params)).toBe(undone === 'ok' ? 1 : 0)
    expect(await boss(expresses.show, { params: { id } })).toMatchObject({ name: name('后来') })
  }
})

import { areas } from '@fangshi/contract/areas'
import { failFields } from '../../kernel/fail.ts'
import { serve } from '../../kernel/resource/serve.ts'
import { areasByCode } from './areas.db.ts'
import { areas as table } from './schema.ts'

const deepest = 2

export const areasAdmin = serve(areas, {
  table,
  order: ['code'],
  tree: { parent: 'pid', key: 'code', top: '0' },
  toColumns: async (form, { tx }, before) => {
    const pid = form.pid as string | undefined
    if (pid === undefined || pid === before?.pid) return form
    const deep = pid === '0' ? 0 : ((await areasByCode(tx, [pid]))[0]?.deep ?? deepest) + 1
    // Areas below keep their depth, so an area with children can only move within its level.
    const isMoved = before && before.deep !== deep
    return deep > deepest || isMoved ? failFields({ pid: 'PARENT_INVALID' }) : { ...form, deep }
  },
  check: async ({ form, before }, { tx }) => {
    const isGone = before && (!form || (form.code !== undefined && form.code !== before.code))
    if (!isGone) return
    const { rows } = await tx.client.query('select from areas where pid = $1 limit 1', [before.code])
    if (rows.length) failFields({ code: 'IN_USE' }, 'IN_USE')
  },
})

import { goodsClasses } from '@fangshi/contract/taxonomy'
import { failFields } from '../../kernel/fail.ts'
import { serve } from '../../kernel/resource/serve.ts'
import { needUploads } from '../files/public.ts'
import { classChanged } from './hooks.ts'
import { goodsClasses as table } from './schema.ts'
import { levelOf } from './taxonomy.db.ts'

const deepest = 3

export const classesAdmin = serve(goodsClasses, {
  table,
  order: ['is_sort', 'id'],
  tree: { parent: 'pid', key: 'id', top: null },
  check: ({ form, before }, { tx }) => needUploads(tx, form, before, 'thumb'),
  toColumns: async (form, { tx }, before) => {
    const pid = form.pid as number | undefined
    if (pid === undefined || (pid === (before?.pid ?? 0) && before)) return form
    const level = pid === 0 ? 1 : ((await levelOf(tx, pid)) || deepest) + 1
    // Goods and the classes below depend on the level, so a class can only move within its level.
    const isMoved = before && before.level !== level
    return level > deepest || isMoved ? failFields({ pid: 'PARENT_INVALID' }) : { ...form, level }
  },
  after: async ({ form, before }, { tx, ctx }) => {
    if (before && (form?.name || form?.pid !== undefined)) await classChanged(tx, ctx, before.id)
  },
})

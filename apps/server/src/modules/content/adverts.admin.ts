import * as contract from '@fangshi/contract/content-adverts'
import { failFields } from '../../kernel/fail.ts'
import { serve } from '../../kernel/resource/serve.ts'
import { needUploads } from '../files/public.ts'
import { advertCounts } from './content.db.ts'
import { advSpaces, advs } from './schema.ts'

const none = { 'zh-cn': '' }

const spacesAdmin = serve(contract.advSpaces, {
  table: advSpaces,
  order: ['id'],
  show: async (rows, { db }) => {
    const counts = await advertCounts(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id }) => ({ advs_count: counts.get(id) ?? 0 }))
  },
})

const advertsAdmin = serve(contract.advs, {
  table: advs,
  check: async ({ form, before }, { tx }) => {
    await needUploads(tx, form, before, 'image', 'image_phone')
    const start = (form?.adv_start ?? before?.adv_start) as Date
    const end = (form?.adv_end ?? before?.adv_end) as Date
    if (form && start >= end) failFields({ adv_end: 'END_BEFORE_START' })
  },
  toColumns: (form, _, before) => (before ? form : { url: '', ...form }),
  show: async (rows) => rows.map(({ text, button }) => ({ text: text ?? none, button: button ?? none })),
})

export const advertRoutes = [...spacesAdmin, ...advertsAdmin]

import { goodsBrands } from '@fangshi/contract/taxonomy'
import { serve } from '../../kernel/resource/serve.ts'
import { needUploads } from '../files/public.ts'
import { brandRenamed } from './hooks.ts'
import { goodsBrands as table } from './schema.ts'

export const brandsAdmin = serve(goodsBrands, {
  table,
  order: ['is_sort', 'id'],
  check: ({ form, before }, { tx }) => needUploads(tx, form, before, 'thumb'),
  after: async ({ form, before }, { tx, ctx }) => {
    if (before && form?.name) await brandRenamed(tx, ctx, before.id)
  },
})

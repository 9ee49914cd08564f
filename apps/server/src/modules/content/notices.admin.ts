import { notices } from '@fangshi/contract/content-notices'
import { serve } from '../../kernel/resource/serve.ts'
import { notices as table } from './schema.ts'
import { cleanContent } from './write-content.ts'

export const noticesAdmin = serve(notices, {
  table,
  label: 'title',
  order: ['-pinned', '-created_at', '-id'],
  toColumns: cleanContent,
})

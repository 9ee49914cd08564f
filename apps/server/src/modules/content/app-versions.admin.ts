import { and, eq } from 'drizzle-orm'
import { appVersions } from '@fangshi/contract/content-apps'
import { failFields } from '../../kernel/fail.ts'
import { serve } from '../../kernel/resource/serve.ts'
import { files } from '../files/schema.ts'
import { appVersions as table } from './schema.ts'
import { cleanContent } from './write-content.ts'

export const appVersionsAdmin = serve(appVersions, {
  table,
  check: async ({ form, before }, { tx }) => {
    const url = form?.url as string | undefined
    if (!url || url === before?.url) return
    // Apps are downloaded only from here: the address must be a package uploaded here (rules §11).
    const isPackage = and(eq(files.url, url), eq(files.kind, 'zip'), eq(files.is_private, false))
    const [found] = await tx.q.select({ id: files.id }).from(files).where(isPackage)
    if (!found) failFields({ url: 'FILE_ADDRESS_INVALID' })
  },
  toColumns: cleanContent,
  show: async (rows) => rows.map(({ content }) => ({ content: content ?? { 'zh-cn': '' } })),
})

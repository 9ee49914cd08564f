import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { plan } from '@fangshi/demo/plan'
import { prepareModules } from '../app.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../kernel/db/db.ts'
import { localKeys } from '../modules/files/public.ts'
import { showProgress } from './progress.ts'
import { fill, type Options } from './seed.ts'
import { stateOf } from './state.ts'

/**
 * Puts the demo marketplace back as it was when it was new, relative to now, in one transaction: a shop that is
 * open meanwhile sees the old one or the new one. Throws an Error for people when the demo did not fill this database.
 */
export async function resetDemo(ctx: Context, { progress = showProgress(), planAt = plan }: Options = {}) {
  let uploads: string[] = []
  const reset = await fill(ctx, { progress, planAt }, async (tx) => {
    if ((await stateOf(tx)) !== 'demo') return false
    uploads = await uploadedPictures(tx)
    await emptyTables(tx)
    await prepareModules(tx, ctx)
    return true
  })
  if (!reset) throw new Error('The demo did not fill this database, so it is left as it is.')
  for (const url of uploads) await rm(join(ctx.config.dataDir, url), { force: true })
}

/** Where the files lie that people uploaded to our own disk, in all sizes. */
async function uploadedPictures({ client }: Tx): Promise<string[]> {
  const { rows } = await client.query<{ url: string }>(`select url from files where store = 'local'`)
  return rows.flatMap(({ url }) => localKeys(url))
}

/** All but the synonyms: a migration brought them, and nothing else would bring them back. */
async function emptyTables({ client }: Tx): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> 'search_synonyms'`,
  )
  await client.query(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity`)
}

import { statement, type Tx } from '../../kernel/db/db.ts'
import type { Resealer } from '../../kernel/resealing.ts'
import { isSealed } from '../../kernel/secret-box.ts'

const all = statement('settings.all', 'select key, value from settings for update')
const put = statement('settings.reseal', 'update settings set value = value || $2 where key = $1')

/** Puts the sealed members of all groups of settings under the new secret. */
export async function resealSettings(tx: Tx, { text }: Resealer): Promise<void> {
  for (const { key, value } of await tx.rows<{ key: string; value: Record<string, unknown> }>(all)) {
    const members = Object.entries(value).flatMap(([name, member]) => {
      const again = typeof member === 'string' && isSealed(member) && text(member, `${key}.${name}`)
      return again ? [[name, again.sealed] as const] : []
    })
    if (members.length) await tx.rows(put, [key, JSON.stringify(Object.fromEntries(members))])
  }
}

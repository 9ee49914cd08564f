import type { SmsName } from '@fangshi/contract/status'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { smsTemplates } from './schema.ts'
import { seeds, type SmsTemplate } from './sms-templates.ts'

const named = statement('messages.template', 'select code, signature, text from sms_templates where name = $1')

/** The template of an occasion; the product's own text where none is stored. */
export const templateOf = async (db: Db, name: SmsName): Promise<SmsTemplate> =>
  (await db.row<SmsTemplate>(named, [name])) ?? seeds[name]

/** Inserts the templates that the product sends; existing ones stay as they are. */
export async function seedTemplates(tx: Tx): Promise<void> {
  const rows = Object.entries(seeds).map(([name, template]) => ({ name, ...template }))
  await tx.q.insert(smsTemplates).values(rows).onConflictDoNothing()
}

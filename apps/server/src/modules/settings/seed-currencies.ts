import type { Tx } from '../../kernel/db/db.ts'
import { currencies } from './schema.ts'

/** Inserts the platform's currency where there is none. */
export async function seedCurrencies(tx: Tx): Promise<void> {
  if ((await tx.q.select({ id: currencies.id }).from(currencies).limit(1)).length) return
  const name = { 'zh-cn': '人民币', en: 'Renminbi' }
  await tx.q.insert(currencies).values({ name, ename: 'zh-cn', currency: '¥', currency_ename: 'CNY' })
}

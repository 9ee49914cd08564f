import type { Locale } from '@fangshi/contract/locale'
import { and, eq, inArray } from 'drizzle-orm'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { databaseError } from '../../kernel/db/database-error.ts'
import { Refusal } from '../../kernel/fail.ts'
import { freightProvinces, freightTemplates } from './schema.ts'

/** A template as the store's back office shows it; the default one lists no provinces. Weights in grams, prices in cents. */
export interface TemplateRow {
  id: number
  name: string
  is_default: boolean
  first_weight_g: number
  first_price_cents: number
  next_weight_g: number
  next_price_cents: number
  provinces: string[]
}

const ofStore = statement(
  'freight.store_templates',
  `select t.id, t.name, t.is_default, t.first_weight_g, t.first_price_cents, t.next_weight_g, t.next_price_cents,
          array(select p.province_code from freight_provinces p where p.template_id = t.id order by 1) as provinces
     from freight_templates t where t.store_id = $1 order by t.is_default desc, t.id`,
)
const allProvinces = statement(
  'freight.provinces',
  `select code, case when $1 = 'en' and name_en <> '' then name_en else name end as name from areas where pid = '0' order by code`,
)
const lock = statement('freight.lock', `select id from freight_templates where store_id = $1 order by id for update`)

/** The templates of a store, the default first. */
export const storeTemplates = (db: Db, storeId: number): Promise<TemplateRow[]> => db.rows(ofStore, [storeId])

/** Every province by its code, with its name in a language. */
export const provinces = (db: Db, locale: Locale): Promise<{ code: string; name: string }[]> =>
  db.rows(allProvinces, [locale])

/** Locks and returns the templates of a store, so that saves run one at a time. */
export async function lockTemplates(tx: Tx, storeId: number): Promise<TemplateRow[]> {
  await tx.rows(lock, [storeId])
  return storeTemplates(tx, storeId)
}

export type Terms = Pick<
  typeof freightTemplates.$inferInsert,
  'first_weight_g' | 'first_price_cents' | 'next_weight_g' | 'next_price_cents'
> & { name?: string }

/** Changes a template of a store; `served`, if given, replaces its provinces. */
export async function updateTemplate(
  tx: Tx,
  storeId: number,
  id: number,
  terms: Terms,
  served?: readonly string[],
): Promise<void> {
  const own = and(eq(freightTemplates.store_id, storeId), eq(freightTemplates.id, id))
  await tx.q.update(freightTemplates).set(terms).where(own)
  if (!served) return
  await tx.q.delete(freightProvinces).where(eq(freightProvinces.template_id, id))
  await tx.q
    .insert(freightProvinces)
    .values(served.map((province_code) => ({ store_id: storeId, template_id: id, province_code })))
}

/** Deletes templates of a store. Throws IN_USE for one that goods use, which their foreign key protects. */
export async function deleteTemplates(tx: Tx, storeId: number, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  const which = [...ids]
  await tx.q
    .delete(freightProvinces)
    .where(and(eq(freightProvinces.store_id, storeId), inArray(freightProvinces.template_id, which)))
  try {
    await tx.q
      .delete(freightTemplates)
      .where(and(eq(freightTemplates.store_id, storeId), inArray(freightTemplates.id, which)))
  } catch (error) {
    throw databaseError(error)?.code === '23503' ? new Refusal('IN_USE') : error
  }
}

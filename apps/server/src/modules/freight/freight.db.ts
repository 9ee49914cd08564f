import type { Tx } from '../../kernel/db/db.ts'
import { freightProvinces, freightTemplates } from './schema.ts'

export interface FreightTerms {
  name: string
  first_weight_g: number
  first_price_cents: number
  next_weight_g: number
  next_price_cents: number
  /** Province codes; null makes the store's default, which serves all. */
  provinces: readonly string[] | null
}

/** Adds a template to a store and returns its id. A second default is refused by the database. */
export async function createTemplate(tx: Tx, store_id: number, { provinces, ...terms }: FreightTerms): Promise<number> {
  const [made] = await tx.q
    .insert(freightTemplates)
    .values({ store_id, ...terms, is_default: provinces === null })
    .returning({ id: freightTemplates.id })
  if (!made) throw new Error('no template was made')
  if (provinces?.length) {
    await tx.q
      .insert(freightProvinces)
      .values(provinces.map((province_code) => ({ store_id, template_id: made.id, province_code })))
  }
  return made.id
}

/** What the template of every store's first day charges (rules §4): 8.00 for the first kg, 2.00 for each further kg. */
export const firstTerms = {
  first_weight_g: 1000,
  first_price_cents: 800,
  next_weight_g: 1000,
  next_price_cents: 200,
} as const

/** The template that every store gets on its first day, until the store changes it. */
export const createDefaultTemplate = (tx: Tx, store_id: number): Promise<number> =>
  createTemplate(tx, store_id, { name: '默认运费', ...firstTerms, provinces: null })

import type { Freights, FreightsInput } from '@fangshi/contract/freight-seller'
import type { Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { Seller } from '../../kernel/http/who.ts'
import { refuseStale, revisionOf } from '../../kernel/resource/revision.ts'
import {
  deleteTemplates,
  storeTemplates,
  lockTemplates,
  provinces,
  updateTemplate,
  type TemplateRow,
  type Terms,
} from './templates.db.ts'
import { createTemplate } from './freight.db.ts'

const showTerms = (row: TemplateRow) => ({
  id: row.id,
  first_weight_g: row.first_weight_g,
  first_price: formatMoney(row.first_price_cents),
  next_weight_g: row.next_weight_g,
  next_price: formatMoney(row.next_price_cents),
})

/** All templates of a store as its back office shows them, provinces in a language. A store has a default from its first day (rules §4). */
export async function freightsOf(db: Db, storeId: number, locale: Locale): Promise<Freights> {
  const form = await storedForm(db, storeId)
  return { ...form, provinces: await provinces(db, locale), revision: revisionOf(form) }
}

/** The templates of a store as its form shows them. */
async function storedForm(db: Db, storeId: number): Promise<Pick<Freights, 'default' | 'customs'>> {
  const [standard, ...customs] = await storeTemplates(db, storeId)
  if (!standard?.is_default) throw new Error('a store has no default freight template')
  const named = customs.map((row) => ({ ...showTerms(row), name: row.name, provinces: row.provinces }))
  return { default: showTerms(standard), customs: named }
}

const termsOf = ({ first_weight_g, first_price, next_weight_g, next_price }: FreightsInput['default']): Terms => ({
  first_weight_g,
  first_price_cents: first_price,
  next_weight_g,
  next_price_cents: next_price,
})

/** Checks that provinces exist and appear only once in a template. Throws CHOICE_INVALID at the template's field. */
async function checkProvinces(db: Db, { customs }: FreightsInput): Promise<void> {
  const known = new Set((await provinces(db, 'zh-cn')).map(({ code }) => code))
  for (const [index, { provinces: served }] of customs.entries()) {
    const isWrong = served.some((code) => !known.has(code)) || new Set(served).size < served.length
    if (isWrong) failFields({ [`customs.${index}.provinces`]: 'CHOICE_INVALID' })
  }
}

/**
 * Makes the caller's templates match the form, all or none: adds, changes, deletes. Throws NOT_FOUND for an id that is
 * not a custom template of the store, IN_USE for a removed one that goods use, FORM_STALE.
 */
export async function saveFreights(tx: Tx, _ctx: Context, { store_id }: Seller, input: FreightsInput) {
  await checkProvinces(tx, input)
  const before = await lockTemplates(tx, store_id)
  refuseStale(input.revision, await storedForm(tx, store_id))
  const standard = before.find(({ is_default }) => is_default) ?? fail('NOT_FOUND')
  const customs = before.filter(({ is_default }) => !is_default)
  const idsInForm = new Set(input.customs.map(({ id }) => id).filter((id) => id !== undefined))
  if ([...idsInForm].some((id) => !customs.some((row) => row.id === id))) fail('NOT_FOUND')
  const gone = customs.map(({ id }) => id).filter((id) => !idsInForm.has(id))
  await deleteTemplates(tx, store_id, gone)
  await updateTemplate(tx, store_id, standard.id, termsOf(input.default))
  for (const { id, name, provinces: served, ...terms } of input.customs) {
    if (id === undefined) await createTemplate(tx, store_id, { name, ...termsOf(terms), provinces: served })
    else await updateTemplate(tx, store_id, id, { name, ...termsOf(terms) }, served)
  }
  return { target: store_id, before: { templates: before }, after: { templates: await storeTemplates(tx, store_id) } }
}

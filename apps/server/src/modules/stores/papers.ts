import type { Papers } from '@fangshi/contract/papers'
import type { Context } from '../../context.ts'
import { open, seal } from '../../kernel/secret-box.ts'
import { identityHash, maskIdNumber } from '../accounts/public.ts'
import type { storePapers } from './schema.ts'

/** The columns of papers, as the ones in force and their changes have them. */
export type PaperColumns = Omit<typeof storePapers.$inferSelect, 'store_id'>

/** Those that are private files. */
export const paperFiles = ['business_license', 'id_card_t', 'id_card_b'] as const

/** Papers of which nothing is given. */
export const noPapers: PaperColumns = {
  store_company_name: '',
  business_license: '',
  business_license_no: '',
  legal_person: '',
  store_phone: '',
  id_card_no: '',
  id_card_hash: null,
  id_card_t: '',
  id_card_b: '',
  emergency_contact: '',
  emergency_contact_phone: '',
}

/** The form's fields; the rest of what a form may name is not of papers. */
export type PaperForm = { [Name in keyof Papers]?: string | undefined }

/** What a form says of papers as columns; the identity number sealed, beside its hash. What it does not name is absent. */
export function paperColumns(ctx: Context, form: PaperForm): Partial<PaperColumns> {
  const { id_card_no: number, ...given } = form
  const plain = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => name in noPapers && value !== undefined),
  )
  if (number === undefined) return plain
  return { ...plain, id_card_no: seal(ctx, number), id_card_hash: number ? identityHash(ctx, number) : null }
}

/** The papers in a row that has more. */
export const papersIn = (row: PaperColumns): PaperColumns =>
  Object.fromEntries(
    Object.keys(noPapers).map((name) => [name, row[name as keyof PaperColumns]]),
  ) as unknown as PaperColumns

/** Papers as they are told; `whole` tells the identity number to whoever must compare it with its picture. */
export function showPapers(ctx: Context, row: PaperColumns, whole?: 'whole'): Papers {
  const { id_card_hash: _, id_card_no, ...plain } = papersIn(row)
  const number = open(ctx, id_card_no, 'identity number of a store’s papers')
  return { ...plain, id_card_no: whole ? number : maskIdNumber(number) }
}

/** The fields in which two papers differ; identity numbers are compared by their hashes. */
export function changedPapers(a: PaperColumns, b: PaperColumns): (keyof Papers)[] {
  const { id_card_hash: hash, ...plain } = papersIn(a)
  const number = (text: Buffer | null): string => text?.toString('hex') ?? ''
  return (Object.keys(plain) as (keyof Papers)[]).filter((name) =>
    name === 'id_card_no' ? number(hash) !== number(b.id_card_hash) : plain[name] !== b[name],
  )
}

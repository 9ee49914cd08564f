import type { Documents } from '@fangshi/contract/documents'
import type { Context } from '../../../context.ts'
import { open, seal } from '../../../kernel/secret-box.ts'
import { identityHash, maskIdNumber } from '../../accounts/public.ts'
import type { storeDocuments } from '../schema.ts'

/** The columns of documents, shared by the current ones and their changes. */
export type DocumentColumns = Omit<typeof storeDocuments.$inferSelect, 'store_id'>

/** The columns that hold private files. */
export const documentFiles = ['business_license', 'id_card_t', 'id_card_b'] as const

/** Documents without any values. */
export const noDocuments: DocumentColumns = {
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

/** The document fields of a form; a form may have others. */
export type DocumentForm = { [Name in keyof Documents]?: string | undefined }

/**
 * The document fields of a form as columns, with the identity number sealed and its hash. Fields that the form omits
 * are absent.
 */
export function documentColumns(ctx: Context, form: DocumentForm): Partial<DocumentColumns> {
  const { id_card_no: number, ...otherFields } = form
  const plain = Object.fromEntries(
    Object.entries(otherFields).filter(([name, value]) => name in noDocuments && value !== undefined),
  )
  if (number === undefined) return plain
  return { ...plain, id_card_no: seal(ctx, number), id_card_hash: number ? identityHash(ctx, number) : null }
}

/** The document columns of a wider row. */
export const documentsIn = (row: DocumentColumns): DocumentColumns =>
  Object.fromEntries(
    Object.keys(noDocuments).map((name) => [name, row[name as keyof DocumentColumns]]),
  ) as DocumentColumns

/** Documents as shown; `whole` includes the full identity number, for reviewers who compare it with the picture. */
export function showDocuments(ctx: Context, row: DocumentColumns, whole?: 'whole'): Documents {
  const { id_card_hash: _, id_card_no, ...plain } = documentsIn(row)
  const number = open(ctx, id_card_no, 'identity number of a store’s documents')
  return { ...plain, id_card_no: whole ? number : maskIdNumber(number) }
}

/** The fields in which two sets of documents differ; identity numbers are compared by their hashes. */
export function changedDocuments(a: DocumentColumns, b: DocumentColumns): (keyof Documents)[] {
  const { id_card_hash: hash, ...plain } = documentsIn(a)
  const number = (text: Buffer | null): string => text?.toString('hex') ?? ''
  return (Object.keys(plain) as (keyof Documents)[]).filter((name) =>
    name === 'id_card_no' ? number(hash) !== number(b.id_card_hash) : plain[name] !== b[name],
  )
}

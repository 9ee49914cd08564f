import * as z from 'zod/mini'
import { isIdNumber } from './id-number.ts'
import { OrNull, Phone, Text } from './shapes.ts'

/**
 * Documents of companies and people (rules §2). Numbers of identity cards and bank cards are told masked
 * (`330106********1236`); a form that leaves one out keeps the one that is there.
 */

/** A shape that may be empty while a form is being filled in. */
const OrEmpty = <S extends z.ZodMiniType<string, string>>(shape: S) =>
  z.pipe(
    OrNull(shape),
    z.transform((text: z.output<S> | null): string => text ?? ''),
  )

/** The address of the caller's own private upload (`uploadType=private`); the server checks the owner. */
export const PrivateFile = Text(1, 100).check(z.regex(/^\/api\/files\/[\w.-]+$/, 'FILE_ADDRESS_INVALID'))

/** 18 digits, the last of which is a check digit; a lowercase x is accepted as X. */
export const IdNumber = z
  .string('REQUIRED')
  .check(z.trim(), z.toUpperCase(), z.minLength(1, 'REQUIRED'), z.refine(isIdNumber, 'ID_NUMBER_INVALID'))

/** The company documents of a store, as they are filled in: each may still be empty. */
export const DraftDocuments = {
  store_company_name: Text(0, 50),
  business_license: OrEmpty(PrivateFile),
  business_license_no: Text(0, 40),
  legal_person: Text(0, 30),
  /** Of the legal person, who may not buy from the store. */
  store_phone: OrEmpty(Phone),
  id_card_no: OrEmpty(IdNumber),
  /** The side with the portrait. */
  id_card_t: OrEmpty(PrivateFile),
  /** The side with the emblem. */
  id_card_b: OrEmpty(PrivateFile),
  emergency_contact: Text(0, 30),
  emergency_contact_phone: OrEmpty(Phone),
}

/** The documents as submitted: all required, except an unchanged identity number. */
export const WholeDocuments = {
  store_company_name: Text(1, 50),
  business_license: PrivateFile,
  business_license_no: Text(1, 40),
  legal_person: Text(1, 30),
  store_phone: Phone,
  id_card_no: z.optional(IdNumber),
  id_card_t: PrivateFile,
  id_card_b: PrivateFile,
  emergency_contact: Text(1, 30),
  emergency_contact_phone: Phone,
}

/** The documents in replies; files are private addresses, empty when missing. */
export const Documents = z.object({
  store_company_name: z.string(),
  business_license: z.string(),
  business_license_no: z.string(),
  legal_person: z.string(),
  store_phone: z.string(),
  id_card_no: z.string(),
  id_card_t: z.string(),
  id_card_b: z.string(),
  emergency_contact: z.string(),
  emergency_contact_phone: z.string(),
})
export type Documents = z.input<typeof Documents>

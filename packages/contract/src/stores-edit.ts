import * as z from 'zod/mini'
import { DraftDocuments } from './documents.ts'
import { route } from './route.ts'
import { FileAddress, Id, LocalizedText, Revised } from './shapes.ts'
import { StorePlace } from './store-opening.ts'

/**
 * What the platform corrects of a store or an application (rules §2). The scans, the legal person and the contacts are not
 * among it: they say who somebody is, so that their owner changes them and the platform decides.
 */
export const StoreCorrection = z.strictObject({
  store_name: LocalizedText(1, 30),
  store_logo: FileAddress,
  store_company_name: DraftDocuments.store_company_name,
  business_license_no: DraftDocuments.business_license_no,
  /** Of the legal person, who may not buy from the store. */
  store_phone: DraftDocuments.store_phone,
  ...StorePlace,
})
export type StoreCorrection = z.output<typeof StoreCorrection>

const byId = z.strictObject({ id: Id })
const right = 'Admin.stores.update'

export const storeForm = route('GET /Admin/stores/{id}/form', {
  area: 'Admin',
  right,
  does: 'What the platform may correct of a store, and the classes to choose from, by their paths.',
  params: byId,
  reply: z.object({
    values: z.object({
      store_name: LocalizedText(0, 30),
      store_logo: z.string(),
      store_company_name: z.string(),
      business_license_no: z.string(),
      store_phone: z.string(),
      class_ids: z.array(z.number()),
      area: z.array(z.string()),
      store_address: z.string(),
      store_lat: z.nullable(z.number()),
      store_lng: z.nullable(z.number()),
    }),
    classes: z.array(z.object({ id: z.number(), name: z.string() })),
    revision: z.string(),
  }),
  fails: ['NOT_FOUND'],
})
export const editStore = route('PUT /Admin/stores/{id}/form', {
  area: 'Admin',
  right,
  does: 'Corrects the named fields of a store or an application, whatever its verification.',
  params: byId,
  body: z.extend(z.partial(StoreCorrection), Revised),
  reply: storeForm.reply,
  fails: ['NOT_FOUND', 'FORM_STALE', 'AREA_INVALID', 'FILE_ADDRESS_INVALID'],
  confirm: true,
})

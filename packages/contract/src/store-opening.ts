import * as z from 'zod/mini'
import { DraftDocuments, Documents } from './documents.ts'
import { route } from './route.ts'
import { FileAddress, Flag, Id, OrNull, Text, LocalizedText } from './shapes.ts'
import { storeStatuses, storeVerifications } from './status.ts'
import { Degrees } from './store-seller.ts'

/** How a person opens a store (rules §2): agreement, form, decision. The form is saved as one goes. */

/** Maximum number of classes that a store may sell in. */
export const maxStoreClasses = 200

/** What a store sells and where it is; empty while an application is filled in. */
export const StorePlace = {
  /** Classes of the third level. */
  class_ids: z.array(Id).check(z.maxLength(maxStoreClasses, 'TOO_LONG')),
  /** Codes of province, city and district; empty while none is chosen. */
  area: z.array(Text(2, 12)).check(
    z.maxLength(3, 'AREA_INVALID'),
    z.refine((codes) => codes.length !== 1, 'AREA_INVALID'),
  ),
  store_address: Text(0, 50),
  /** Both or none. */
  store_lat: OrNull(Degrees(90)),
  store_lng: OrNull(Degrees(180)),
}

/** The fields of the form as they may be saved; empty ones are allowed until submission. */
export const ApplicationInput = z.strictObject({
  store_logo: FileAddress,
  store_name: LocalizedText(0, 30),
  ...StorePlace,
  ...DraftDocuments,
})

const Application = z.extend(Documents, {
  /** The store's id. */
  id: z.number(),
  verify: z.literal(storeVerifications),
  status: z.literal(storeStatuses),
  /** Why it was denied; empty otherwise. */
  refuse_reason: z.string(),
  store_logo: z.string(),
  store_name: LocalizedText(0, 30),
  class_ids: z.array(z.number()),
  area: z.array(z.string()),
  area_info: z.string(),
  store_address: z.string(),
  store_lat: z.nullable(z.number()),
  store_lng: z.nullable(z.number()),
  /** The user name to log in to the Seller area with once the store has passed. */
  seller_login: z.string(),
})
export type Application = z.input<typeof Application>

export const joinStore = route('POST /store/join', {
  area: 'Home',
  right: 'shopper',
  does: 'Begins the application of the caller, who has read the agreement. Later calls answer the one that is there.',
  body: z.strictObject({ agreed: Flag }),
  reply: Application,
  fails: ['AGREEMENT_UNREAD'],
})
export const getApplication = route('GET /store', {
  area: 'Home',
  right: 'shopper',
  does: 'The own application with its verification; null before `POST /store/join`.',
  reply: z.nullable(Application),
})
const ApplicationParts = z.partial(ApplicationInput)
export type ApplicationParts = z.output<typeof ApplicationParts>

export const saveApplication = route('PUT /store', {
  area: 'Home',
  right: 'shopper',
  does: 'Saves the named parts of the own application while it is filled in or denied; what is empty may stay so.',
  body: ApplicationParts,
  reply: Application,
  fails: ['STORE_NOT_FOUND', 'APPLICATION_CLOSED', 'AREA_INVALID', 'FILE_ADDRESS_INVALID'],
})
export const submitApplication = route('POST /store/submit', {
  area: 'Home',
  right: 'shopper',
  does: 'Hands the own application in; missing parts are named as fields.',
  body: z.strictObject({}),
  reply: Application,
  fails: ['STORE_NOT_FOUND', 'APPLICATION_CLOSED'],
})

import * as z from 'zod/mini'
import { route } from './route.ts'
import {
  DateTime,
  FileAddress,
  Instant,
  Nothing,
  OrNull,
  LocalizedRichText,
  Revised,
  Text,
  LocalizedText,
  wireAs,
} from './shapes.ts'
import { storeStatuses, storeVerifications } from './status.ts'

/** The store's own settings (rules §2); saved changes show in the shop at once. */

/** Maximum number of slides for wide screens, and for phones. */
export const maxSlides = 3

const pictures = z.array(FileAddress).check(z.maxLength(maxSlides, 'TOO_LONG'))

/** Degrees with at most six decimals, about a tenth of a metre. */
export const Degrees = (bound: number) =>
  wireAs<number>(
    z.pipe(
      z.pipe(
        z.union([z.number(), z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,8})?$/, 'NUMBER_INVALID'))], 'NUMBER_INVALID'),
        z.transform((value: number | string) => Math.round(Number(value) * 1e6) / 1e6),
      ),
      z.number().check(z.gte(-bound, 'TOO_SMALL'), z.lte(bound, 'TOO_BIG')),
    ),
    { type: 'number', minimum: -bound, maximum: bound },
  )

export const StoreBasics = z.strictObject({
  store_name: LocalizedText(1, 30),
  store_description: LocalizedText(0, 150),
  store_logo: FileAddress,
  /** The phone number for shoppers; empty for none. */
  store_mobile: Text(0, 20).check(z.regex(/^(|\+?[\d -]{5,20})$/, 'PHONE_INVALID')),
  after_sale_service: LocalizedRichText(0),
  store_face_image: FileAddress,
  /** Codes of province, city and district. */
  area: z.array(Text(2, 12)).check(z.minLength(2, 'AREA_INVALID'), z.maxLength(3, 'AREA_INVALID')),
  store_address: Text(0, 100),
  /** Both or none; null while the store has no location. */
  store_lat: OrNull(Degrees(90)),
  store_lng: OrNull(Degrees(180)),
  /** The first is shown first. */
  store_slide: pictures,
  /** Shown on phones; without any, the wide ones are used. */
  store_mobile_slide: pictures,
})

const OwnStore = z.extend(StoreBasics, {
  id: z.number(),
  /** Of the fields that the store’s own form changes. */
  revision: z.string(),
  verify: z.literal(storeVerifications),
  status: z.literal(storeStatuses),
  area_info: z.string(),
  /** The planned or current vacation; null without one. */
  vacation: z.nullable(z.object({ from: DateTime, until: DateTime })),
  /** Of the vacation. */
  vacation_revision: z.string(),
  /** The store is closed because of a vacation and reopens automatically. */
  on_vacation: z.boolean(),
  /** Why the platform suspended it; empty otherwise. */
  suspend_reason: z.string(),
})

export const getOwnStore = route('GET /Seller/store', {
  area: 'Seller',
  right: 'Seller.stores.show',
  does: 'The own store, as it is kept.',
  reply: OwnStore,
})
const StoreInput = z.extend(z.partial(StoreBasics), Revised)
export type StoreInput = z.output<typeof StoreInput>

export const saveOwnStore = route('PUT /Seller/store', {
  area: 'Seller',
  right: 'Seller.stores.update',
  confirm: false,
  does: 'Changes the named parts of the own store. Goods are found by a new name a moment later.',
  body: StoreInput,
  reply: OwnStore,
  fails: ['AREA_INVALID', 'FORM_STALE'],
})
export const switchOwnStore = route('PUT /Seller/store/status', {
  area: 'Seller',
  right: 'Seller.stores.status',
  confirm: false,
  does: 'Opens or closes the own store; a closed one works on and sells nothing (rules §2).',
  body: z.strictObject({ status: z.literal(['open', 'closed'], 'CHOICE_INVALID') }),
  reply: Nothing,
})
export const planVacation = route('PUT /Seller/store/vacation', {
  area: 'Seller',
  right: 'Seller.stores.status',
  confirm: false,
  does: 'Plans a vacation [from, until): the store closes and opens again by itself, unless it was closed by hand. Nulls take it back.',
  body: z.strictObject({ from: OrNull(Instant), until: OrNull(Instant), ...Revised }),
  reply: OwnStore,
  fails: ['END_BEFORE_START', 'TIME_PAST', 'FORM_STALE'],
})

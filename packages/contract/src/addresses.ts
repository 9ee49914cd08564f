import * as z from 'zod/mini'
import { route } from './route.ts'
import { Flag, Id, Nothing, Phone, Text } from './shapes.ts'

/** Areas (provinces, cities, districts by GB code) and the shopper's addresses. */

const AreaCode = z.string('AREA_INVALID').check(z.regex(/^\d{2}(\d{2})?(\d{2})?$/, 'AREA_INVALID'))

export const loadAreas = route('GET /load_areas', {
  area: 'Home',
  right: 'public',
  does: 'One level of areas: the provinces for pid 0, else the areas below that code.',
  query: z.strictObject({ pid: z.optional(z.union([z.literal('0'), AreaCode], 'AREA_INVALID')) }),
  reply: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      pid: z.string(),
      name: z.string(),
      /** Empty where there is none. */
      name_en: z.string(),
      deep: z.number(),
      leaf: z.boolean(),
    }),
  ),
})

export const listExpresses = route('GET /expresses', {
  area: 'Home',
  right: 'public',
  does: 'The express companies.',
  reply: z.array(z.object({ id: z.number(), name: z.string(), code: z.string() })),
})

export const Address = z.object({
  id: z.number(),
  receive_name: z.string(),
  receive_tel: z.string(),
  area: z.array(z.string()),
  area_info: z.string(),
  address: z.string(),
  is_default: z.boolean(),
})
/** What the shopper fills in. */
export const AddressInput = z.strictObject({
  receive_name: Text(1, 30),
  receive_tel: Phone,
  /** Province, city and district codes; a city without districts ends at two. */
  area: z.array(AreaCode, 'AREA_INVALID').check(z.minLength(2, 'AREA_INVALID'), z.maxLength(3, 'AREA_INVALID')),
  address: Text(1, 100),
  is_default: z.optional(Flag),
})
const oneId = z.strictObject({ id: Id })

export const listAddresses = route('GET /user/addresses', {
  area: 'Home',
  right: 'shopper',
  does: 'The own addresses, the default one first.',
  reply: z.array(Address),
})
export const showAddress = route('GET /user/addresses/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'One own address.',
  params: oneId,
  reply: Address,
  fails: ['ADDRESS_NOT_FOUND'],
})
export const addAddress = route('POST /user/addresses', {
  area: 'Home',
  right: 'shopper',
  does: 'Adds an address; the first one becomes the default.',
  body: AddressInput,
  reply: Address,
  fails: ['ADDRESS_LIMIT', 'AREA_INVALID'],
})
export const editAddress = route('PUT /user/addresses/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'Changes an own address.',
  params: oneId,
  body: AddressInput,
  reply: Address,
  fails: ['ADDRESS_NOT_FOUND', 'AREA_INVALID'],
})
export const defaultAddress = route('PUT /user/addresses/default/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'Makes an own address the default one.',
  params: oneId,
  reply: Address,
  fails: ['ADDRESS_NOT_FOUND'],
})
export const removeAddress = route('DELETE /user/addresses/{id}', {
  area: 'Home',
  right: 'shopper',
  does: 'Deletes an own address. Orders keep their own copy.',
  params: oneId,
  reply: Nothing,
  fails: ['ADDRESS_NOT_FOUND'],
})

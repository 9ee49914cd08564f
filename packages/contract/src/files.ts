import * as z from 'zod/mini'
import { route } from './route.ts'
import { FileBody } from './shapes.ts'

/**
 * Uploads. The server looks at the content, never at the name: pictures (JPEG, PNG, WebP, GIF, AVIF) are written anew,
 * other kinds only where a route lists them. Several files are several calls.
 */

const MB = 1024 * 1024
/** Maximum size of a file in bytes, by kind. */
export const fileLimits = { image: 10 * MB, pdf: 10 * MB, zip: 50 * MB, pem: 64 * 1024 } as const
export type FileKind = keyof typeof fileLimits

const upload = {
  takes: 'multipart',
  reply: z.string(),
  bodyLimit: fileLimits.image,
  fails: ['FILE_MISSING', 'FILE_TOO_LARGE', 'FILE_NOT_IMAGE', 'FILE_KIND_REFUSED', 'FILE_QUOTA', 'UPLOAD_STORE_FAILED'],
} as const
const takesPicture =
  'Stores one picture of at most 10 MB (field `file`, or `avatar`; option[width] and option[height] crop it exactly) and answers its address.'
const takesPrivate =
  '`uploadType=private`: a picture or PDF of documents, seen by the one who sent it and, as documents of a store, by administrators with that right.'

export const uploadHome = route('POST /uploads', {
  ...upload,
  area: 'Home',
  right: 'shopper',
  does: `${takesPicture} ${takesPrivate}`,
  query: z.strictObject({ uploadType: z.optional(z.literal('private')) }),
})
export const uploadSeller = route('POST /Seller/uploads', {
  ...upload,
  area: 'Seller',
  right: 'seller',
  whileSuspended: true,
  confirm: false,
  does: `${takesPicture} It counts to the store. \`uploadType=uploadFile\`: a picture or a PDF of at most 10 MB. ${takesPrivate}`,
  query: z.strictObject({ uploadType: z.optional(z.literal(['uploadFile', 'private'])) }),
})
export const uploadAdmin = route('POST /Admin/uploads', {
  ...upload,
  area: 'Admin',
  right: 'admin',
  confirm: false,
  does: `${takesPicture} \`uploadType=uploadFile\`: a picture, a PDF of at most 10 MB, a ZIP, APK or WGT package of at most 50 MB, or PEM text (certificates and keys) of at most 64 KB, which is kept private. \`uploadType=private\`: a picture, PDF or PEM text, seen by administrators with that right.`,
  query: z.strictObject({ uploadType: z.optional(z.literal(['uploadFile', 'private'])) }),
  bodyLimit: fileLimits.zip,
})

/** The name in the address of a private file, for the routes below; null for other addresses. */
export const privateName = (address: string): string | null => /^\/api\/files\/([\w.-]+)$/.exec(address)?.[1] ?? null

const file = {
  params: z.strictObject({ name: z.string().check(z.maxLength(100, 'TOO_LONG')) }),
  reply: FileBody,
  fails: ['NOT_FOUND', 'UPLOAD_STORE_FAILED'],
} as const
export const privateFileHome = route('GET /files/{name}', {
  ...file,
  area: 'Home',
  right: 'shopper',
  does: 'A private file that the caller sent.',
})
export const privateFileSeller = route('GET /Seller/files/{name}', {
  ...file,
  area: 'Seller',
  right: 'seller',
  does: 'A private file that the caller sent, in this area or as a shopper.',
})
export const privateFileAdmin = route('GET /Admin/files/{name}', {
  ...file,
  area: 'Admin',
  right: 'Admin.files.show',
  does: 'A private file that an administrator sent: certificates. Each view is logged. Documents come by their store.',
})

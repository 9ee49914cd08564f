import { randomBytes } from 'node:crypto'
import type { Db } from '../../kernel/db/db.ts'
import { getSettings } from '../settings/public.ts'
import { isPictureKnown } from './files.db.ts'
import { placeOf } from './s3-place.ts'
import { thumbnailWidths } from '@fangshi/contract/sized-source'
import { smallEndings } from './write-image.ts'

/** A path that is unused and cannot be guessed: `ab/cd/` and 28 hex digits. */
const randomPath = (): string =>
  randomBytes(16)
    .toString('hex')
    .replace(/^(..)(..)/, '$1/$2/')

/** Where a new public file lies. */
export const newPublicKey = (extension: string): string => `uploads/${randomPath()}.${extension}`

/** The address of a new private file; it does not reveal where the bytes are stored. */
export const newPrivateAddress = (extension: string): string =>
  `/api/files/${randomBytes(16).toString('hex')}.${extension}`

/** Where the bytes of a private file are stored, by its address. */
export const privateKey = (address: string): string => address.replace(/^\/api\/files\/(..)/, 'private/$1/$1')

/** Where the bytes of a file on this server are stored, in all its sizes. */
export const localKeys = (address: string): string[] => {
  if (address.startsWith('/api/files/')) return [privateKey(address)]
  const key = address.slice(1)
  if (!key.endsWith('.webp')) return [key]
  const endings = ['', ...smallEndings, ...thumbnailWidths.map((width) => `_${width}`)]
  return endings.map((ending) => key.replace(/\.webp$/, `${ending}.webp`))
}

const ourPicture = /^\/uploads\/([\w-]+\/)+[\w-]+\.webp$/

/**
 * Whether this is the address of a public picture that was uploaded here (or came with the demo): a local path, one at
 * the configured storage, or one stored before. Forms accept no other (rules §11).
 */
export async function isUploadUrl(db: Db, url: string): Promise<boolean> {
  if (!/^https?:\/\//.test(url)) return ourPicture.test(url)
  const base = placeOf(await getSettings(db, 'upload'))?.publicBase
  if (base && url.startsWith(`${base}/`) && ourPicture.test(url.slice(base.length))) return true
  return isPictureKnown(db, url)
}

/**
 * The origins besides this server that pictures come from: the configured storage and its domain. For content security
 * policies.
 */
export async function imageOrigins(db: Db): Promise<string[]> {
  const place = placeOf(await getSettings(db, 'upload'))
  return place ? [...new Set([place.publicBase, place.bucket].map((address) => new URL(address).origin))] : []
}

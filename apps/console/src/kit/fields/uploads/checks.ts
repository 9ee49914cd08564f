import type { ErrorKey } from '@fangshi/contract/errors'
import { fileLimits } from '@fangshi/contract/files'

/** Kinds of pictures that the server takes in. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
/** What a file dialog offers for a picture. */
export const pictures = pictureTypes.join(',')

interface FileFacts {
  type: string
  size: number
}

/** Why a picture is not uploaded; the server checks the content too. */
export function pictureFault({ type, size }: FileFacts): ErrorKey | undefined {
  if (!pictureTypes.includes(type)) return 'FILE_NOT_IMAGE'
  return size > fileLimits.image ? 'FILE_TOO_LARGE' : undefined
}

/** Why a file of any kind is not uploaded. */
export const fileFault = ({ size }: FileFacts): ErrorKey | undefined =>
  size > fileLimits.zip ? 'FILE_TOO_LARGE' : undefined

/** A list with one item moved; positions outside the list mean its ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list]
  const [item] = rest.splice(from, 1)
  if (item === undefined) return rest
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, item)
  return rest
}

/** The last part of an address: the name of the file. */
export const fileName = (address: string): string => {
  const last = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

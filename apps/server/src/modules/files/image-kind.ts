const starts = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((sign, index) => bytes[at + index] === sign.charCodeAt(0))

/**
 * The image format of a file by its content, never by its name: JPEG, PNG, WebP, GIF or AVIF; null for everything else,
 * notably SVG, which can contain scripts.
 */
export function imageKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | null {
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'webp'
  if (starts(bytes, 0, 'GIF87a') || starts(bytes, 0, 'GIF89a')) return 'gif'
  if (starts(bytes, 4, 'ftypavif') || starts(bytes, 4, 'ftypavis')) return 'avif'
  return null
}

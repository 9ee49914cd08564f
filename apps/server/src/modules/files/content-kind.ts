import type { FileKind } from '@fangshi/contract/files'
import { imageKind } from './image-kind.ts'
import { isPem } from './pem.ts'
import { zipNames } from './zip-names.ts'

/** The kind of a file, with the extension and media type it is stored and served under. */
export interface ContentKind {
  kind: FileKind
  extension: 'webp' | 'pdf' | 'zip' | 'apk' | 'wgt' | 'pem'
}

export const contentTypes: Readonly<Record<ContentKind['extension'], string>> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
  apk: 'application/vnd.android.package-archive',
  wgt: 'application/octet-stream',
  pem: 'application/x-pem-file',
}

const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
  bytes.subarray(-1024).toString('latin1').includes('%%EOF') &&
  // Since PDF 1.5 the catalogue may lie in a compressed object stream, which a cross-reference stream leads to.
  (bytes.includes('/Catalog') || (bytes.includes('/XRef') && bytes.includes('/ObjStm') && bytes.includes('/Root')))

function packageKind(names: readonly string[]): ContentKind['extension'] {
  if (names.includes('AndroidManifest.xml')) return 'apk'
  return names.includes('manifest.json') ? 'wgt' : 'zip'
}

/**
 * The kind of a file by its content, never by its name; null for kinds that may not be uploaded. Pictures become WebP.
 */
export function contentKind(bytes: Buffer): ContentKind | null {
  if (imageKind(bytes)) return { kind: 'image', extension: 'webp' }
  if (isPdf(bytes)) return { kind: 'pdf', extension: 'pdf' }
  const names = zipNames(bytes)
  if (names) return { kind: 'zip', extension: packageKind(names) }
  return isPem(bytes) ? { kind: 'pem', extension: 'pem' } : null
}

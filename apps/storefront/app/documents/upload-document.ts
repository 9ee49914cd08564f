import { uploadHome } from '@fangshi/contract/files'
import { call } from '~/api/api.ts'

/** Keeps a picture or PDF as a private file (rules §2) and gives its address. Refusals are thrown, not told. */
export function uploadDocument(file: File): Promise<string> {
  const body = new FormData()
  body.set('file', file, file.name)
  return call(uploadHome, { query: { uploadType: 'private' }, body }, { quiet: true })
}

import { uploadHome } from '@fangshi/contract/files'
import { call } from '~/api/call.ts'

/** Uploads a picture or PDF as a private file (rules §2) and returns its address. Errors are thrown without a toast. */
export function uploadDocument(file: File): Promise<string> {
  const body = new FormData()
  body.set('file', file, file.name)
  return call(uploadHome, { query: { uploadType: 'private' }, body }, { quiet: true })
}

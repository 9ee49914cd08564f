import { uploadHome } from '@fangshi/contract/files'
import { call } from '~/api/call.ts'

/** Uploads a picture and returns its address. Errors are thrown without a toast. */
export function uploadPicture(file: File): Promise<string> {
  const body = new FormData()
  body.set('file', file, file.name)
  return call(uploadHome, { body }, { quiet: true })
}

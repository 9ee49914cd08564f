import type { ErrorKey } from '@fangshi/contract/errors'
import type { Db } from '../../kernel/db/db.ts'
import { failFields } from '../../kernel/fail.ts'
import { isUploadUrl } from '../files/public.ts'

/** Refuses pictures that were not uploaded here, at the fields that `at` names: FILE_ADDRESS_INVALID. */
export async function needImages(db: Db, images: readonly { field: string; address: string }[]): Promise<void> {
  const foreign: Record<string, ErrorKey> = {}
  for (const { field, address } of images)
    if (!(await isUploadUrl(db, address))) foreign[field] = 'FILE_ADDRESS_INVALID'
  if (Object.keys(foreign).length) failFields(foreign)
}

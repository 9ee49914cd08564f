import type { ErrorKey } from '@fangshi/contract/errors'
import type { Db } from '../../kernel/db/db.ts'
import { failFields } from '../../kernel/fail.ts'
import { isUploadUrl } from '../files/public.ts'

/** Refuses pictures that were not uploaded here, at their places: FILE_ADDRESS_INVALID. */
export async function needRefundImages(db: Db, images: readonly string[] = []): Promise<void> {
  const foreign: Record<string, ErrorKey> = {}
  for (const [place, address] of images.entries())
    if (!(await isUploadUrl(db, address))) foreign[`images.${place}`] = 'FILE_ADDRESS_INVALID'
  if (Object.keys(foreign).length) failFields(foreign)
}

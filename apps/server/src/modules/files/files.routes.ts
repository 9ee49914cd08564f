import { uploadHome } from '@fangshi/contract/files'
import { fail } from '../../kernel/fail.ts'
import { on } from '../../kernel/http/on.ts'
import { uploadImage } from './upload.ts'

export const filesRoutes = [
  on(uploadHome, ({ ctx, who, file }) =>
    uploadImage(ctx, { kind: 'user', id: who.user_id }, file ?? fail('FILE_MISSING')),
  ),
]

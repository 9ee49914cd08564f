import {
  privateFileAdmin,
  privateFileHome,
  privateFileSeller,
  uploadAdmin,
  uploadHome,
  uploadSeller,
  type FileKind,
} from '@fangshi/contract/files'
import { inTx } from '../../kernel/db/tx.ts'
import { fail } from '../../kernel/fail.ts'
import { on } from '../../kernel/http/on.ts'
import type { NewFile } from './files.db.ts'
import { readPrivate } from './read-private.ts'
import { takeUpload } from './upload.ts'

const documents: readonly FileKind[] = ['image', 'pdf']
const sellerKinds = { image: ['image'], uploadFile: documents, private: documents } as const
const adminKinds = {
  image: ['image'],
  uploadFile: ['image', 'pdf', 'zip', 'pem'],
  private: ['image', 'pdf', 'pem'],
} as const

/** What the audit log records of an upload. */
const changeOf = ({ url, kind, bytes, is_private }: NewFile) => ({ target: url, after: { kind, bytes, is_private } })

export const filesRoutes = [
  on(uploadHome, ({ ctx, who, file, query }) => {
    const isPrivate = query?.uploadType === 'private'
    const owner = { kind: 'user', id: who.user_id } as const
    return takeUpload(ctx, { owner, kinds: isPrivate ? documents : ['image'], isPrivate }, file ?? fail('FILE_MISSING'))
  }),
  on(uploadSeller, ({ ctx, who, file, query, audit }) => {
    const type = query?.uploadType ?? 'image'
    const isPrivate = type === 'private'
    // Documents are visible to the one who uploaded them, not to the store's staff (rules §2).
    const owner = isPrivate
      ? ({ kind: 'user', id: who.user_id } as const)
      : ({ kind: 'store', id: who.store_id } as const)
    return takeUpload(
      ctx,
      { owner, kinds: sellerKinds[type], isPrivate, record: (tx, made) => audit(tx, changeOf(made)) },
      file ?? fail('FILE_MISSING'),
    )
  }),
  on(uploadAdmin, ({ ctx, who, file, query, audit }) => {
    const type = query?.uploadType ?? 'image'
    const owner = { kind: 'admin', id: who.admin_id } as const
    return takeUpload(
      ctx,
      {
        owner,
        kinds: adminKinds[type],
        isPrivate: type === 'private',
        record: (tx, made) => audit(tx, changeOf(made)),
      },
      file ?? fail('FILE_MISSING'),
    )
  }),
  on(privateFileHome, ({ ctx, who, params }) => readPrivate(ctx, params.name, { kind: 'user', id: who.user_id })),
  on(privateFileSeller, ({ ctx, who, params }) => readPrivate(ctx, params.name, { kind: 'user', id: who.user_id })),
  on(privateFileAdmin, async ({ ctx, params, audit }) => {
    // Files uploaded by users are documents, which need a separate right (rules §2).
    const found = await readPrivate(ctx, params.name, { kind: 'admin' })
    await inTx(ctx.db, (tx) => audit(tx, { target: `/api/files/${params.name}` }))
    return found
  }),
]

import { changeOwnDocuments, getOwnDocuments } from '@fangshi/contract/store-documents'
import * as admin from '@fangshi/contract/stores-admin'
import { formatDateTime } from '@fangshi/contract/time'
import { act } from '../../../kernel/http/act.ts'
import { on } from '../../../kernel/http/on.ts'
import { approveChange, denyChange, readOwnDocuments, showOwnDocuments, submitDocuments } from './change-documents.ts'
import { showDocuments } from './documents.ts'
import { viewDocumentFile, viewDocuments } from './view-documents.ts'

export const documentRoutes = [
  on(getOwnDocuments, ({ ctx, who }) => readOwnDocuments(ctx, who)),
  act(changeOwnDocuments, submitDocuments, ({ target }, { tx, ctx }) => showOwnDocuments(tx, ctx, target)),
  act(admin.storeDocuments, viewDocuments, ({ documents, change }, { ctx }) => ({
    documents: showDocuments(ctx, documents, 'whole'),
    change: change && {
      id: change.id,
      documents: showDocuments(ctx, change, 'whole'),
      created_at: formatDateTime(change.created_at),
    },
  })),
  act(admin.storeDocumentFile, viewDocumentFile, ({ file }) => file),
  act(admin.approveDocumentChange, approveChange),
  act(admin.denyDocumentChange, denyChange),
]

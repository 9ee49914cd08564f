import { changeOwnDocuments, getOwnDocuments } from '@fangshi/contract/store-documents'
import {
  approveDocumentChange,
  denyDocumentChange,
  storeDocumentFile,
  storeDocuments,
} from '@fangshi/contract/stores-admin'
import { on } from '../../kernel/http/on.ts'
import { approveChange, denyChange, submitDocuments, readOwnDocuments } from './change-documents.ts'
import { viewDocumentFile, viewDocuments } from './view-documents.ts'

export const documentRoutes = [
  on(getOwnDocuments, ({ ctx, who }) => readOwnDocuments(ctx, who)),
  on(changeOwnDocuments, submitDocuments),
  on(storeDocuments, viewDocuments),
  on(storeDocumentFile, viewDocumentFile),
  on(approveDocumentChange, async (call) => {
    await approveChange(call)
    return {}
  }),
  on(denyDocumentChange, async (call) => {
    await denyChange(call)
    return {}
  }),
]

import { adminStores } from '@fangshi/contract/stores-admin'
import { queries } from '../../session/queries.ts'

/** After a decision, lists, counts and open views are refetched; documents are not, since each view is logged. */
export const refreshStores = (): Promise<void> =>
  queries.invalidateQueries({ queryKey: [adminStores.path], predicate: ({ queryKey }) => queryKey[1] !== 'documents' })

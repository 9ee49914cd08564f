import type { Resource } from '@fangshi/contract/resource'
import { perform } from '../http/act.ts'
import { on, type CallOf, type MountedRoute } from '../http/on.ts'
import type { Tx } from '../db/db.ts'
import type { Change } from '../http/who.ts'
import { deleteAll, refuseMissing, type Deletion } from './delete-all.ts'

type DeleteCall<R extends Resource> = CallOf<R['destroy']>

/**
 * Mounts the delete of a resource whose rows use cases delete: its button, one transaction, the audit log. `deletion` locks the
 * chosen rows and says what they are called. Throws NOT_FOUND, and DELETE_BLOCKED for several of which some must stay or are
 * gone.
 */
export const deleteRows = <R extends Resource>(
  resource: R,
  deletion: (tx: Tx, call: DeleteCall<R>) => Promise<Deletion<Change>>,
): MountedRoute =>
  on(resource.destroy, async (call) => {
    const { ids } = call.params
    await call.press(resource.path, ids.length > 1 ? 'batch_delete' : 'delete')
    const deleted = await perform(call, async (tx) => {
      const chosen = await deletion(tx, call as DeleteCall<R>)
      refuseMissing(ids, new Set(chosen.names.keys()))
      return deleteAll(tx, chosen)
    })
    return { deleted: deleted.length }
  })

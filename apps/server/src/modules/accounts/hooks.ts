import type { ClosingObstacle } from '@fangshi/contract/status'
import type { Db, Tx } from '../../kernel/db/db.ts'
import { hook } from '../../kernel/hook.ts'

/** What in a module above keeps a user's account from being closed; null for nothing. */
export const obstaclesToClosing = hook<[db: Db, userId: number], ClosingObstacle | null>(
  'accounts.obstacles_to_closing',
  {
    required: true,
  },
)

/** A user's account is closed: modules above remove what they keep about the person. */
export const accountClosed = hook<[tx: Tx, userId: number]>('accounts.closed', { required: true })

import type { DocumentChangeStatus } from '@fangshi/contract/store-documents'
import type { StoreAction, storeStatuses, storeVerifications } from '@fangshi/contract/status'
import { mayMove, openMoves, type Moves } from '../../kernel/moves.ts'

/** The lives of a store and of a change of its documents (rules §2): what moves there are and who may make them. */

type Verification = (typeof storeVerifications)[number]
type Status = (typeof storeStatuses)[number]
/** A store's verification until it has passed, from then on its status. */
export type StoreStage = Exclude<Verification, 'passed'> | Status
export type StoreActor = 'owner' | 'admin' | 'timer'

export const storeMoves = {
  submit: { from: ['filling_in', 'denied'], to: 'verifying', by: ['owner'] },
  pass: { from: ['verifying'], to: 'closed', by: ['admin'] },
  deny: { from: ['verifying'], to: 'denied', by: ['admin'] },
  open: { from: ['open', 'closed'], to: 'open', by: ['owner', 'timer'] },
  close: { from: ['open', 'closed'], to: 'closed', by: ['owner', 'timer'] },
  suspend: { from: ['open', 'closed'], to: 'suspended', by: ['admin'] },
  /** Back to how its owner left it, unless a vacation began meanwhile. */
  reopen: { from: ['suspended'], to: ['open', 'closed'], by: ['admin'] },
} as const satisfies Moves<StoreStage, StoreActor>
export type StoreMove = keyof typeof storeMoves

interface StoreState {
  verify: Verification
  status: Status
}

export const stageOf = ({ verify, status }: StoreState): StoreStage => (verify === 'passed' ? status : verify)

/** Whether the actor may make the move of a store as it is. */
export const mayMoveStore = (move: StoreMove, store: StoreState, actor: StoreActor): boolean =>
  mayMove<StoreStage, StoreActor, StoreMove>(storeMoves, move, stageOf(store), actor)

const isAction = (move: StoreMove): move is StoreMove & StoreAction =>
  move === 'pass' || move === 'deny' || move === 'suspend' || move === 'reopen'

/** What the platform can do to a store now. Only a store that has passed earns money that can be adjusted. */
export const storeActionsFor = (store: StoreState): StoreAction[] => [
  ...openMoves<StoreStage, StoreActor, StoreMove>(storeMoves, stageOf(store), 'admin').filter(isAction),
  ...(store.verify === 'passed' ? (['adjust_money'] as const) : []),
]

export const documentChangeMoves = {
  approve: { from: ['pending'], to: 'approved', by: ['admin'] },
  deny: { from: ['pending'], to: 'denied', by: ['admin'] },
} as const satisfies Moves<DocumentChangeStatus, 'admin'>
export type DocumentChangeMove = keyof typeof documentChangeMoves

/** What the platform can do to a change of documents now. */
export const documentChangeActionsFor = (status: DocumentChangeStatus): DocumentChangeMove[] =>
  openMoves<DocumentChangeStatus, 'admin', DocumentChangeMove>(documentChangeMoves, status, 'admin')

import type { LedgerEvent } from '@fangshi/contract/ledger-events'
import type { Tx } from '../../kernel/db/db.ts'
import { book, ownAccount, pair, platform, type MoveOf } from '../ledger/public.ts'
import { ownerOf } from './owner.ts'
import type { WithdrawalRow } from './withdrawals.db.ts'

/** The steps of a withdrawal that move money; `ended` when it was refused or cancelled. */
type Step = 'requested' | 'ended' | 'paid' | 'bounced'
type StepMove = MoveOf<Extract<LedgerEvent, `withdrawal_${Step}`>>

/** The ledger moves of a step (rules §8). Returned money pays debt first; a bounced withdrawal returns its fee too. */
function movesOf(step: Step, row: WithdrawalRow): StepMove[] {
  const { kind, id } = ownerOf(row)
  const { money_cents, fee_cents } = row
  const net = money_cents - fee_cents
  const frozen = ownAccount(kind, id, 'frozen')
  const income = pair(`${kind}_income`, id)
  const [bank, fees] = [platform('payout_bank'), platform('commission')]
  const moves = {
    requested: [{ from: ownAccount(kind, id, 'money'), to: frozen, amount: money_cents }],
    ended: [{ from: frozen, to: income, amount: money_cents }],
    paid: [
      { from: frozen, to: bank, amount: net },
      { from: frozen, to: fees, amount: fee_cents },
    ],
    bounced: [
      { from: bank, to: income, amount: net },
      { from: fees, to: income, amount: fee_cents },
    ],
  }
  return moves[step] as StepMove[]
}

/**
 * Books a step of a withdrawal, once: the operation's key names both. Throws BALANCE_SHORT when more is asked for than
 * can be withdrawn.
 */
export async function bookStep(tx: Tx, step: Step, row: WithdrawalRow, at: Date): Promise<void> {
  const event = `withdrawal_${step}` as const
  await book(tx, { key: `${event}:${row.id}`, event, info: row.withdrawal_no, at }, movesOf(step, row))
}

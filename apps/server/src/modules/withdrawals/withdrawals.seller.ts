import * as cards from '@fangshi/contract/bank-cards'
import * as contract from '@fangshi/contract/withdrawals'
import type { Context } from '../../context.ts'
import { fail } from '../../kernel/fail.ts'
import { act, actPrepared } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import type { Seller } from '../../kernel/http/who.ts'
import { serve } from '../../kernel/resource/serve.ts'
import type { Caller } from '../../kernel/resource/spec.ts'
import { checkPayPassword } from '../accounts/public.ts'
import { cardsOf } from './cards.db.ts'
import { showCard } from './cards.show.ts'
import { cancelStoreWithdrawal } from './decide-withdrawal.ts'
import { holderOf } from './holder.db.ts'
import { storeOwner } from './owner.ts'
import { requestStoreWithdrawal } from './request-withdrawal.ts'
import { addStoreCard, removeStoreCard } from './save-card.ts'
import { withdrawals as table } from './schema.ts'
import { readTerms } from './terms.ts'
import { showStoreWithdrawals, showWithdrawal } from './withdrawals.show.ts'

interface WithPayPassword {
  ctx: Context
  who: Seller
  body: { pay_password: string }
}

/** Checks the owner's pay password before the transaction, since wrong tries count; gives the other fields (rules §1). */
async function withoutPayPassword<Call extends WithPayPassword>({ ctx, who, body }: Call) {
  const { pay_password, ...input } = body as Call['body']
  const { user_id } = (await holderOf(ctx.db, storeOwner(who))) ?? fail('NOT_LOGGED_IN')
  await checkPayPassword(ctx, user_id, pay_password)
  return input
}

const ownStore = (who: Caller) => ({ store_id: who.area === 'Seller' ? who.store_id : fail('FORBIDDEN') })

/** A store's bank cards and withdrawals. */
export const withdrawalsSeller = [
  ...serve(contract.sellerWithdrawals, {
    table,
    label: 'withdrawal_no',
    own: ownStore,
    show: showStoreWithdrawals,
  }),
  on(contract.readStoreTerms, ({ ctx, who }) => readTerms(ctx, storeOwner(who))),
  actPrepared(contract.requestStoreWithdrawal, withoutPayPassword, requestStoreWithdrawal, ({ row }) =>
    showWithdrawal(row),
  ),
  act(contract.cancelStoreWithdrawal, cancelStoreWithdrawal, ({ row }) => showWithdrawal(row)),
  on(cards.listStoreCards, async ({ ctx, who }) =>
    (await cardsOf(ctx.db, storeOwner(who))).map((row) => showCard(row, ctx.now())),
  ),
  actPrepared(cards.addStoreCard, withoutPayPassword, addStoreCard, ({ card }, { ctx }) => showCard(card, ctx.now())),
  act(cards.removeStoreCard, removeStoreCard),
]

import * as cards from '@fangshi/contract/bank-cards'
import * as contract from '@fangshi/contract/withdrawals'
import { act } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import { showPage } from '../../kernel/resource/list-page.ts'
import { cardsOf } from './cards.db.ts'
import { showCard } from './cards.show.ts'
import { cancelOwnWithdrawal } from './decide-withdrawal.ts'
import { shopperOwner } from './owner.ts'
import { requestOwnWithdrawal } from './request-withdrawal.ts'
import { addOwnCard, removeOwnCard } from './save-card.ts'
import { readTerms } from './terms.ts'
import { withdrawalsOf } from './withdrawals.db.ts'
import { showWithdrawal } from './withdrawals.show.ts'

const pageSize = 30

/** A shopper's bank cards and withdrawals. */
export const withdrawalRoutes = [
  on(cards.listBankCards, async ({ ctx, who }) =>
    (await cardsOf(ctx.db, shopperOwner(who))).map((row) => showCard(row, ctx.now())),
  ),
  act(cards.addBankCard, addOwnCard, (row, { ctx }) => showCard(row, ctx.now())),
  act(cards.removeBankCard, removeOwnCard),
  on(contract.readWithdrawalTerms, ({ ctx, who }) => readTerms(ctx, shopperOwner(who))),
  on(contract.listWithdrawals, async ({ ctx, who, query: { page = 1, per_page = pageSize } }) => {
    const span = { limit: per_page, offset: (page - 1) * per_page }
    const { rows, total } = await withdrawalsOf(ctx.db, shopperOwner(who), span)
    return showPage({ total, page, per_page }, rows.map(showWithdrawal))
  }),
  act(contract.requestWithdrawal, requestOwnWithdrawal, showWithdrawal),
  act(contract.cancelWithdrawal, cancelOwnWithdrawal, showWithdrawal),
]

import { patchesIn, type Mutant } from './mutant.ts'

const folder = 'apps/server/src/modules/withdrawals'
const moves = `${folder}/withdrawal.test.ts`
const limits = `${folder}/limits.test.ts`
const http = `${folder}/withdrawals.http.test.ts`
const offices = `${folder}/withdrawals-backoffice.http.test.ts`
const races = `${folder}/withdrawals.race.test.ts`
const updates = 'apps/server/src/money-rules/guarded-updates.db.test.ts'
const routes = 'apps/server/src/money-rules/routes.test.ts'

type Texts = Parameters<typeof patchesIn>[1]
const code = (guard: string, patch: Texts | readonly Texts[], killedBy: Mutant['killedBy']): Mutant => ({
  guard: `withdrawals: ${guard}`,
  patches: patchesIn(folder, ...(typeof patch[0] === 'string' ? [patch as Texts] : (patch as readonly Texts[]))),
  killedBy,
})
const request = 'request-withdrawal.ts'
const decide = 'decide-withdrawal.ts'
const limitsHold = [http, 'limits hold'] as const
const waits = [http, 'a changed password or phone'] as const
const own = [http, 'without a pay ticket'] as const

/** Who takes out how much to which card; who decides about it, once. */
export const withdrawalMutants: readonly Mutant[] = [
  code('least', [request, 'if (money < limits.least)', 'if (money < 0)'], limitsHold),
  code('most', [request, 'if (money > limits.most)', 'if (money < 0)'], limitsHold),
  code('most of a day', [request, 'if (money > left)', 'if (money < 0)'], limitsHold),
  code(
    'what came back does not count',
    [
      'withdrawal.ts',
      "countedStatuses: readonly WithdrawalStatus[] = ['requested', ",
      "countedStatuses: readonly WithdrawalStatus[] = ['cancelled', 'requested', ",
    ],
    limitsHold,
  ),
  code('a day after a changed password', [request, 'pausedUntil(holder.secured_at, at) || ', ''], waits),
  code('a day after a new card', [request, ' || pausedUntil(card.created_at, at)', ''], waits),
  code(
    'no new card after a changed password',
    ['save-card.ts', "if (pausedUntil(holder.secured_at, at)) fail('WITHDRAWALS_PAUSED')", ''],
    waits,
  ),
  code(
    '24 hours',
    ['limits.ts', 'const pauseMs = 24 *', 'const pauseMs = 23 *'],
    [limits, 'a change makes withdrawals wait'],
  ),
  code(
    'one’s own card',
    [
      'cards.db.ts',
      "from bank_cards where id = $3 and ${isOwned('$1', '$2')}`)",
      "from bank_cards where id = $3 or ${isOwned('$1', '$2')}`)",
    ],
    own,
  ),
  code(
    'the card of another is not removed',
    [
      'cards.db.ts',
      "delete from bank_cards where id = $3 and ${isOwned('$1', '$2')} returning",
      "delete from bank_cards where id = $3 or ${isOwned('$1', '$2')} returning",
    ],
    own,
  ),
  code(
    'one’s own withdrawal',
    [
      'withdrawals.db.ts',
      "where id = $3 and ${isOwned('$1', '$2')} for no key update",
      "where id = $3 or ${isOwned('$1', '$2')} for no key update",
    ],
    own,
  ),
  code('a real name', [request, "if (!(await hasRealName(tx, user_id))) fail('REAL_NAME_MISSING')", ''], own),
  code(
    'a pay ticket',
    [
      request,
      '  await spendTicket(tx, { session_id, user_id, ticket, amount_cents: input.money, now: ctx.now() })\n',
      '',
    ],
    own,
  ),
  code(
    'the store owner’s pay password',
    ['withdrawals.seller.ts', '  await checkPayPassword(ctx, user_id, pay_password)\n', ''],
    [offices, 'a store withdraws'],
  ),
  code(
    'a card in the real name',
    [
      'save-card.ts',
      "(await realNameOf(tx, user_id)) ?? fail('REAL_NAME_MISSING')",
      "(await realNameOf(tx, user_id)) ?? { name: 'x' }",
    ],
    [http, 'a card is sealed'],
  ),
  code('ten cards', ['save-card.ts', '>= maxBankCards', '> maxBankCards'], [http, 'a card is sealed']),
  code(
    'a sealed card number',
    ['save-card.ts', 'card_no_sealed: seal(ctx, card_no)', 'card_no_sealed: card_no'],
    [http, 'a card is sealed'],
  ),
  code(
    'the fee that was shown',
    [request, 'if (input.fee !== undefined && input.fee !== fee_cents)', 'if (fee_cents < 0)'],
    [http, 'a withdrawal freezes'],
  ),
  code(
    'more than the fee',
    [request, 'if (fee_cents >= money_cents) fail', 'if (fee_cents > money_cents) fail'],
    [updates, 'withdrawals'],
  ),
  code(
    'the limit of a day at once',
    ['holder.db.ts', ' for no key update of u', ''],
    [updates, 'withdrawals: of two at once'],
  ),
  code(
    'two administrators',
    [request, 'needs_second: money_cents > limits.second_above', 'needs_second: false'],
    [offices, 'above the limit two'],
  ),
  code(
    'no second one below the limit',
    [request, 'money_cents > limits.second_above', 'money_cents >= limits.second_above'],
    [offices, 'above the limit two'],
  ),
  code(
    'another second one',
    [decide, "if (row.needs_second && row.first_approver_id === admin_id) fail('SECOND_APPROVER_NEEDED')", ''],
    [offices, 'above the limit two'],
  ),
  code(
    'a first approval once',
    ['move.db.ts', " and status = 'requested' and first_approver_id is null", " and status = 'requested'"],
    [updates, 'withdrawals'],
  ),
  code(
    'moves of its state alone: by the table and by the update',
    [
      [decide, "if (!mayMoveWithdrawal(move, row.status, actor)) fail('WITHDRAWAL_DECIDED')", ''],
      ['move.db.ts', 'where id = $1 and status = $2 returning *', 'where id = $1 and $2::text is not null returning *'],
    ],
    [offices, 'approved, paid with'],
  ),
  code(
    'decided once',
    ['move.db.ts', 'where id = $1 and status = $2 returning *', 'where id = $1 and $2::text is not null returning *'],
    [updates, 'withdrawals'],
  ),
  code('paid once', ['move.db.ts', "where id = $1 and status = 'approved'", 'where id = $1'], [updates, 'withdrawals']),
  code('bounced once', ['move.db.ts', "where id = $1 and status = 'paid'", 'where id = $1'], [updates, 'withdrawals']),
  code(
    'one decides at a time: lock and status',
    [
      [
        'withdrawals.db.ts',
        "'select * from withdrawals where id = $1 for no key update'",
        "'select * from withdrawals where id = $1'",
      ],
      ['withdrawals.db.ts', "${isOwned('$1', '$2')} for no key update", "${isOwned('$1', '$2')}"],
      ['move.db.ts', 'where id = $1 and status = $2 returning *', 'where id = $1 and $2::text is not null returning *'],
    ],
    [races, 'approval against cancelling'],
  ),
  code(
    'owners cancel what is not decided',
    [
      'withdrawal.ts',
      "cancel: { from: ['requested'], to: 'cancelled', by: ['owner'] }",
      "cancel: { from: ['requested', 'approved'], to: 'cancelled', by: ['owner'] }",
    ],
    [moves, 'an owner cancels'],
  ),
  code(
    'booked once',
    ['book-withdrawal.ts', 'key: `${event}:${row.id}`', 'key: `${event}:${row.id}:${Math.random()}`'],
    [updates, 'withdrawals'],
  ),
  code(
    'money is frozen',
    [
      'book-withdrawal.ts',
      "from: ownAccount(kind, id, 'money'), to: frozen",
      "from: ownAccount(kind, id, 'money'), to: platform('payout_bank')",
    ],
    [http, 'a withdrawal freezes'],
  ),
  code(
    'what bounced gives the fee back',
    ['book-withdrawal.ts', '      { from: fees, to: income, amount: fee_cents },\n', ''],
    [offices, 'approved, paid with'],
  ),
  code(
    'an open one keeps the account open',
    [
      'withdrawal.ts',
      "openStatuses: readonly WithdrawalStatus[] = ['requested', 'approved']",
      "openStatuses: readonly WithdrawalStatus[] = ['approved']",
    ],
    [http, 'an open withdrawal keeps'],
  ),
  code(
    'a closed account forgets its card numbers',
    [
      'cards.db.ts',
      "update withdrawals set card_no_sealed = '' where user_id = $1",
      "update withdrawals set card_tail = '0000' where user_id = $1",
    ],
    [http, 'an open withdrawal keeps'],
  ),
  {
    guard: 'withdrawals: a key is one withdrawal',
    patches: patchesIn('packages/contract/src', [
      'withdrawals.ts',
      "  fails: ['REAL_NAME_MISSING', 'PAY_TICKET_INVALID', 'PAY_PASSWORD_MISSING', ...refusals],\n  idempotent: true,",
      "  fails: ['REAL_NAME_MISSING', 'PAY_TICKET_INVALID', 'PAY_PASSWORD_MISSING', ...refusals],",
    ]),
    killedBy: [routes, 'all other writes count once'],
  },
  {
    guard: 'withdrawals: more than nothing',
    patches: patchesIn('packages/contract/src', [
      'withdrawals.ts',
      "z.refine((cents) => cents > 0, 'TOO_SMALL')",
      "z.refine((cents) => cents >= 0, 'TOO_SMALL')",
    ]),
    killedBy: [routes, 'POST /user/cashes: money takes no wrong amount'],
  },
]

/**
 * Rows that the database refuses by itself, whatever the code does (rules §§6 to 8): per table a row that it takes, and for
 * each of its constraints what makes the row one that it refuses. Pure data: `npm run mutants` reads it too.
 */

import { refusedComments } from './refused-comments.ts'

type Row = Readonly<Record<string, unknown>>

export interface RefusedRows {
  /** A row that is taken; the number makes what must be unique different from other rows. */
  row: (n: number) => Row
  /** Checks and foreign keys by name: changes that each make the row a wrong one. */
  wrong: Readonly<Record<string, readonly Row[]>>
  /** Unique keys by name: the columns in which a second row is the same; with a change of both rows where that is needed. */
  twice: Readonly<Record<string, readonly string[] | { same: readonly string[]; with: Row }>>
}

const at = '2026-11-23 12:00:00+08'
const anyone = 987_654_321
const nobody = { user_id: null, store_id: null }
const card = { name: '林晓', bank_name: '中国银行', card_no_sealed: 'sealed:1', card_tail: '1234' }

const refunds: RefusedRows = {
  row: (n) => ({
    refund_no: `R${n}`,
    order_no: 'O1',
    order_id: 1,
    store_id: 1,
    user_id: 1,
    kind: 'refund',
    status: 'requested',
    reason: 'other',
    goods_cents: 1000,
  }),
  wrong: {
    refunds_amounts: [{ goods_cents: -1 }, { freight_cents: -1 }],
    refunds_exchange: [{ kind: 'exchange' }, { kind: 'exchange', goods_cents: 0, freight_cents: 1 }],
    refunds_ended: [{ ended_at: at }, { status: 'closed' }],
    refunds_reserved: [
      { is_replacement_reserved: true },
      { is_replacement_reserved: true, kind: 'exchange', goods_cents: 0, status: 'closed', ended_at: at },
    ],
    refunds_paid: [{ payment_refund_id: 1 }],
    refunds_due_open: [{ status: 'closed', ended_at: at, due_at: at }],
    refunds_order_of_store: [{ store_id: anyone }],
  },
  twice: { refunds_no: ['refund_no'] },
}

const settledStatement = (n: number): Row => ({
  run_id: n,
  store_id: n,
  settlement_no: 'S1',
  paid_cents: 1000,
  refunded_cents: 100,
  commission_cents: 50,
  settled_cents: 850,
  opening_money_cents: 0,
  opening_debt_cents: 0,
  closing_money_cents: 850,
  closing_debt_cents: 0,
  after_posting_id: 1,
  last_posting_id: 2,
})

const decided = { status: 'approved', decided_at: at, decider_id: 1 }
const paidOut = { ...decided, status: 'paid', paid_at: at, bank_reference: 'B' }

/** Tables by name. */
export const refusedRows: Readonly<Record<string, RefusedRows>> = {
  ...refusedComments,
  refunds,
  refund_lines: {
    row: (n) => ({ refund_id: n, order_line_id: n, buy_num: 1, amount_cents: 5, most_cents: 5, is_sent: false }),
    wrong: {
      refund_lines_amounts: [{ buy_num: 0 }, { buy_num: 1000 }, { amount_cents: -1 }, { amount_cents: 6 }],
      refund_lines_refunded: [{ refunded_num: -1 }, { refunded_num: 2 }],
      refund_lines_replaced: [{ replacement_sku_id: 1 }, { replacement_name: '{}' }],
    },
    twice: { refund_lines_line: ['refund_id', 'order_line_id'] },
  },
  refund_parcels: {
    row: (n) => ({
      refund_id: n,
      direction: 'back',
      delivery_code: 'SF',
      delivery_no: 'SF1',
      sent_at: at,
      track_id: n,
    }),
    wrong: {},
    twice: { refund_parcels_direction: ['refund_id', 'direction'], refund_parcels_track: ['track_id'] },
  },
  refund_logs: {
    row: (n) => ({ refund_id: n, event: 'request', status: 'requested', by_kind: 'shopper' }),
    wrong: { refund_logs_images: [{ images: ['1', '2', '3', '4', '5', '6', '7'] }] },
    twice: {},
  },
  orders: {
    row: (n) => ({
      group_id: 1,
      order_no: `O${n}`,
      user_id: 1,
      store_id: 1,
      status: 'completed',
      goods_cents: 1000,
      freight_cents: 600,
      discount_cents: 100,
      total_cents: 1500,
      steps: '[]',
      receive_name: '',
      receive_tel: '',
      receive_province: '',
      receive_area: '',
      receive_address: '',
      payment_name: 'balance',
      paid_at: at,
    }),
    wrong: {
      orders_points_rate: [{ points_rate: -1 }, { points_rate: 10_001 }],
      orders_settled: [{ status: 'cancelled', paid_at: null, settled_at: at }],
      orders_total: [{ total_cents: 1501 }],
      orders_amounts: [
        { goods_cents: -1, discount_cents: 0, total_cents: 599 },
        { freight_cents: -1, total_cents: 899 },
        { discount_cents: -1, total_cents: 1601 },
        { discount_cents: 1001, total_cents: 599 },
      ],
      orders_refunded: [{ refunded_cents: -1 }, { refunded_cents: 1501 }],
      orders_subsidy: [
        { subsidy_cents: -1 },
        { subsidy_cents: 101 },
        { subsidy_cents: 50, refunded_subsidy_cents: -1 },
        { subsidy_cents: 50, refunded_subsidy_cents: 51 },
      ],
      orders_after_sale: [{ after_sale: 'after_sale_refund' }, { after_sale_since: at }],
      orders_receipt_extended: [{ receipt_extended_at: at }],
      orders_paid: [{ paid_at: null }, { payment_name: null }],
    },
    twice: { orders_no: ['order_no'] },
  },
  order_lines: {
    row: () => ({
      order_id: 1,
      store_id: 1,
      goods_id: 1,
      sku_id: 1,
      goods_name: '{}',
      sku_name: '{}',
      goods_image: '',
      price_cents: 1000,
      buy_num: 2,
      total_cents: 2000,
      paid_cents: 1900,
      weight_g: 1,
    }),
    wrong: {
      order_lines_subsidy: [
        { subsidy_cents: -1 },
        { subsidy_cents: 101 },
        { subsidy_cents: 50, refunded_subsidy_cents: -1 },
        { subsidy_cents: 50, refunded_subsidy_cents: 51 },
      ],
      order_lines_refunded: [
        { refunded_num: -1 },
        { refunded_num: 3 },
        { refunded_cents: -1 },
        { refunded_cents: 1901 },
      ],
      order_lines_amounts: [
        { buy_num: 0, total_cents: 0, paid_cents: 0 },
        { total_cents: 1999 },
        { paid_cents: -1 },
        { paid_cents: 2001 },
      ],
      order_lines_commission: [
        { commission_bp: -1 },
        { commission_bp: 9001, commission_scope: 'global' },
        { commission_bp: 1 },
      ],
      order_lines_order: [{ store_id: anyone }],
      order_lines_parcel: [{ parcel_id: anyone }],
    },
    twice: {},
  },
  settlement_runs: {
    row: (n) => ({
      settlement_no: `S${n}`,
      day: `2026-11-0${n}`,
      waiting_days: 7,
      completed_until: at,
      received_until: at,
      started_at: at,
      finished_at: at,
    }),
    wrong: { settlement_runs_by: [{ admin_id: 1 }, { day: null }] },
    twice: {
      settlement_runs_no: ['settlement_no'],
      settlement_runs_day: ['day'],
      settlement_runs_open: { same: [], with: { finished_at: null } },
    },
  },
  settlement_statements: {
    row: settledStatement,
    wrong: {
      settlement_statements_settled: [{ paid_cents: 999 }, { debt_paid_cents: -1 }, { debt_paid_cents: 851 }],
      settlement_statements_sum: [{ closing_money_cents: 851 }, { other_cents: 1 }],
      settlement_statements_period: [{ after_posting_id: 3 }],
    },
    twice: { settlement_statements_run: ['run_id', 'store_id'] },
  },
  settled_orders: {
    row: (n) => ({
      order_id: n,
      store_id: 1,
      statement_id: 1,
      paid_cents: 1000,
      refunded_cents: 100,
      commission_cents: 50,
      settled_cents: 850,
    }),
    wrong: {
      settled_orders_amounts: [
        { settled_cents: 851 },
        { refunded_cents: -1, settled_cents: 951 },
        { refunded_cents: 1001, commission_cents: 0, settled_cents: -1 },
        { commission_cents: -1, settled_cents: 901 },
        { commission_cents: 901, settled_cents: -1 },
      ],
      settled_orders_order: [{ store_id: anyone }],
      settled_orders_statement_of_store: [{ store_id: anyone }],
    },
    twice: { settled_orders_pkey: ['order_id'] },
  },
  earned_points: {
    row: (n) => ({ order_id: n, user_id: 1, base_cents: 1999, rate: 100, points: 19 }),
    wrong: {
      earned_points_amount: [{ points: 20 }, { base_cents: 99, points: 0 }],
      earned_points_revoked: [{ revoked: -1 }, { revoked: 20 }],
    },
    twice: { earned_points_pkey: ['order_id'] },
  },
  points_expiry_days: {
    row: (n) => ({ day: `2026-11-0${n}`, valid_days: 9, since: '2026-10-01', points: 5 }),
    wrong: {
      points_expiry_days_valid: [
        { valid_days: -1, points: 0 },
        { valid_days: 3651, points: 0 },
      ],
      points_expiry_days_since: [{ since: '2026-12-01', points: 0 }],
      points_expiry_days_points: [{ points: -1 }, { valid_days: 40 }],
    },
    twice: { points_expiry_days_pkey: ['day'] },
  },
  settled_lines: {
    row: (n) => ({
      order_line_id: n,
      order_id: 1,
      scope: 'global',
      rate_bp: 500,
      base_cents: 1999,
      commission_cents: 99,
    }),
    wrong: {
      settled_lines_commission: [
        { commission_cents: 100, returned_cents: 1 },
        { base_cents: -1, commission_cents: 0 },
      ],
      settled_lines_returned: [
        { refunded_cents: -1 },
        { refunded_cents: 2000, returned_cents: 99 },
        { returned_cents: 1 },
      ],
    },
    twice: { settled_lines_pkey: ['order_line_id'] },
  },
  commission_rates: {
    row: (n) => ({ store_id: n, class_id: null, rate_bp: 500 }),
    wrong: {
      commission_rates_scope: [{ class_id: 1 }],
      commission_rates_rate: [{ rate_bp: -1 }, { rate_bp: 9001 }],
    },
    twice: {
      commission_rates_store: ['store_id'],
      commission_rates_class: { same: [], with: { store_id: null, class_id: 1 } },
      commission_rates_global: { same: [], with: { store_id: null } },
    },
  },
  bank_cards: {
    row: (n) => ({ user_id: n, store_id: null, ...card, card_hash: `\\x0${n}` }),
    wrong: {
      bank_cards_one_owner: [nobody, { store_id: 1 }],
      bank_cards_sealed: [{ card_no_sealed: '6222020200112233445' }],
      bank_cards_tail: [{ card_tail: '12345' }, { card_tail: '' }],
    },
    twice: {
      bank_cards_user: ['user_id', 'card_hash'],
      bank_cards_store: { same: ['card_hash'], with: { user_id: null, store_id: 1 } },
    },
  },
  withdrawals: {
    row: (n) => ({
      withdrawal_no: `W${n}`,
      user_id: 1,
      store_id: null,
      money_cents: 1000,
      fee_cents: 10,
      ...card,
      needs_second: false,
    }),
    wrong: {
      withdrawals_one_owner: [nobody, { store_id: 1 }],
      withdrawals_amount: [{ fee_cents: -1 }, { fee_cents: 1000 }, { money_cents: 0, fee_cents: 0 }],
      withdrawals_sealed: [{ card_no_sealed: '6222020200112233445' }],
      withdrawals_decided: [{ decided_at: at }, { ...decided, decided_at: null }],
      withdrawals_decider: [{ decider_id: 1 }, { ...decided, decider_id: null }],
      withdrawals_second_approver: [
        { ...decided, needs_second: true },
        { ...decided, needs_second: true, first_approver_id: 1 },
        { ...paidOut, needs_second: true, first_approver_id: 1 },
      ],
      withdrawals_paid: [
        { ...paidOut, paid_at: null },
        { ...paidOut, bank_reference: null },
        { ...decided, paid_at: at },
      ],
      withdrawals_bounced: [
        { ...paidOut, bounced_at: at },
        { ...paidOut, status: 'bounced' },
      ],
    },
    twice: { withdrawals_no: ['withdrawal_no'], withdrawals_bank_reference: { same: [], with: paidOut } },
  },
  top_ups: {
    row: (n) => ({ top_up_no: `T${n}`, user_id: 1, amount_cents: 100, pay_before: at }),
    wrong: { top_ups_amount: [{ amount_cents: 99 }, { amount_cents: 5_000_001 }] },
    twice: { top_ups_no: ['top_up_no'] },
  },
  channel_payouts: {
    row: (n) => ({ channel: 'wechat', reference: `B${n}`, amount_cents: 1, fee_cents: 0, paid_at: at, admin_id: 1 }),
    wrong: { channel_payouts_amount: [{ amount_cents: 0 }, { fee_cents: -1 }] },
    twice: { channel_payouts_reference: ['channel', 'reference'] },
  },
  statement_lines: {
    row: (n) => ({
      channel: 'wechat',
      device: 'scan',
      day: '2026-11-22',
      kind: 'payment',
      attempt_no: 'A1',
      trade_no: `T${n}`,
      amount_cents: 100,
      fee_cents: 1,
      at,
    }),
    wrong: {
      statement_lines_amount: [{ amount_cents: 0, fee_cents: 0 }, { fee_cents: 101 }, { fee_cents: -101 }],
      statement_lines_kind: [{ kind: 'refund' }, { refund_no: 'R1' }],
    },
    twice: { statement_lines_numbers: ['channel', 'kind', 'trade_no', 'refund_no'] },
  },
  reconciliations: {
    row: (n) => ({ channel: 'wechat', day: `2026-11-0${n}`, lines: 1, ran_at: at }),
    wrong: {},
    twice: { reconciliations_day: ['channel', 'day'] },
  },
  reconciliation_differences: {
    row: (n) => ({
      channel: 'wechat',
      device: 'scan',
      day: '2026-11-22',
      kind: 'payment',
      attempt_no: 'A1',
      trade_no: `T${n}`,
      fault: 'missing_here',
      their_money_cents: 100,
    }),
    wrong: {
      reconciliation_differences_decided: [{ status: 'closed' }, { decided_at: at }],
      reconciliation_differences_sides: [{ their_money_cents: null }],
    },
    twice: { reconciliation_differences_numbers: ['channel', 'kind', 'trade_no', 'refund_no', 'fault'] },
  },
}

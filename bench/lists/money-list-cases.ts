import { ledgerAccountKeys } from '@fangshi/contract/ledger-accounts'
import { list, single, type ListCase } from './list-case.ts'

/** Every declared filter and sort of the lists of money, with values that match nearly all, some and hardly any rows. */
const spans = ['created_at={old},{middle}|between', 'created_at={day},{now}|between', 'created_at={middle}|lt']
const both = (...columns: string[]): string[] => columns.flatMap((column) => [`sort=${column}`, `sort=-${column}`])
const each = (name: string, ...values: string[]): string[] => values.map((value) => `${name}=${value}`)

const postings = [
  '',
  ...each('account', ...ledgerAccountKeys),
  ...each('owner_id', '0', '1', '77', '999999999'),
  'account=order_escrow&owner_id=1000',
  'account=user_money&owner_id=77',
  'account=clearing_wechat&owner_id=0',
  'transaction_id=500',
]
const trialBalances = ['', ...each('at', '{middle} 12:34:56', '{day} 00:00:00', '{old} 00:00:00')]

const storeMoneyLogs = [
  '',
  ...each('event', 'settlement', 'top_up', 'order_payment', 'adjustment'),
  ...each('kind', 'money', 'frozen'),
  ...each('amount', '24.00', '0|gt', '-90,-40|between'),
  ...spans,
  'event=settlement&created_at={old},{middle}|between',
  ...both('amount', 'created_at'),
  'event=settlement&sort=amount',
]

const refundsOfStore = [
  '',
  ...each('status', 'requested', 'disputed', 'refunded', 'withdrawn'),
  'status=requested,disputed|in',
  ...each('waits_for', 'store', 'platform', 'nobody', 'shopper'),
  ...each('refund_no', '20|likeRight', '{month}|likeRight', '{date}|likeRight'),
  ...each('order_no', '20|likeRight', '{month}|likeRight', '{date}|likeRight'),
  ...each('nickname', '王|like', '小宁|like', '王小宁|like', '无此人|like'),
  ...spans,
  'status=refunded&created_at={old},{middle}|between',
  'status=refunded&ended_at={old},{middle}|between',
  'waits_for=store&sort=due_at',
  'status=requested&nickname=王|like',
  ...both('refund_no', 'status', 'waits_for', 'due_at', 'created_at'),
]
const kinds = each('kind', 'return', 'exchange')
const stores = each('store_name', '店铺|like', '店铺1|like', '店铺7', '无此店|like')

const withdrawals = [
  '',
  ...each('status', 'requested', 'approved', 'paid', 'refused', 'cancelled'),
  ...each('money', '10000.00', '5000.00|gt', '200.00,300.00|between', '102.00'),
  ...spans,
  'status=paid&created_at={old},{middle}|between',
  ...both('created_at', 'money', 'status', 'withdrawal_no'),
  'status=requested&sort=money',
]
const withdrawalsOfAll = [
  ...each('withdrawal_no', '20|likeRight', '{month}|likeRight', '{date}|likeRight'),
  ...each('name', '王|likeRight', '王小|likeRight', '无|likeRight'),
  ...each('owner_kind', 'user', 'store'),
]

const statements = [
  '',
  ...each('settlement_no', '20|likeRight', '{month}|likeRight', '{date}|likeRight'),
  ...each('state', 'closed', 'open'),
  ...spans,
  ...both('created_at', 'settled', 'settlement_no', 'state'),
]

const suspense = [
  '',
  ...each('channel', 'wechat', 'alipay'),
  ...each('unmatched', 'unknown_number', 'other_amount', 'paid_before', 'bill_closed'),
  ...each('trade_no', '4200|likeRight', '420000000000000000077|likeRight', '99|likeRight'),
  ...each('attempt_no', '20|likeRight', '{month}|likeRight', '{date}|likeRight'),
  ...spans,
  'channel=wechat&unmatched=other_amount',
  ...both('channel', 'created_at', 'unmatched'),
]
const refundsDue = [
  '',
  ...each('channel', 'wechat', 'alipay'),
  ...each('status', 'due', 'processing'),
  ...each('refund_no', '20|likeRight', '{month}|likeRight', '{date}|likeRight'),
  ...spans,
  ...both('next_at', 'refund_no'),
]

export const moneyCases: readonly ListCase[] = [
  ...list('/Admin/money_logs', both('amount', 'created_at', 'event', 'kind', 'owner_kind')),
  ...list('/Seller/money_logs', storeMoneyLogs),
  ...list('/Admin/books/postings', postings),
  ...trialBalances.map((at) => single('/Admin/books', at)),
  single('/Admin/books/due'),
  ...list('/Admin/books/suspense', suspense),
  ...list('/Admin/books/refunds', refundsDue),
  ...list('/Admin/refunds', [...refundsOfStore, ...stores]),
  ...list('/Admin/returns', [...refundsOfStore, ...kinds, ...stores]),
  ...list('/Seller/refunds', refundsOfStore),
  ...list('/Seller/returns', [...refundsOfStore, ...kinds]),
  ...['Admin', 'Seller'].flatMap((area) => [single(`/${area}/refunds/counts`), single(`/${area}/returns/counts`)]),
  ...list('/Admin/cashes', [...withdrawals, ...withdrawalsOfAll]),
  ...list('/Seller/cashes', withdrawals),
  single('/Admin/cashes/counts'),
  ...list('/Admin/order_settlements', [...statements, ...each('store_id', '1', '7')]),
  ...list('/Seller/order_settlements', statements),
  single('/Admin/order_settlements/state'),
]

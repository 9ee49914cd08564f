import { patchesIn, type Mutant } from './mutant.ts'

const payments = 'apps/server/src/modules/payments'
const callbacks = `${payments}/providers/callbacks.test.ts`
const faults = `${payments}/simulator/faults.test.ts`
const constraints = `${payments}/payments.constraints.db.test.ts`
const order = `${payments}/notices/notice-order.http.test.ts`
const races = `${payments}/received/receive-payment.race.test.ts`
const bills = `${payments}/payments.db.test.ts`
const refunds = `${payments}/refunds/send-refunds.http.test.ts`

type Patch = readonly [file: string, from: string, to: string]
const code = (guard: string, [file, from, to]: Patch, killedBy: Mutant['killedBy'], sql?: string): Mutant => ({
  guard,
  patches: patchesIn(payments, [file, from, to]),
  killedBy,
  ...(sql ? { sql } : {}),
})
const wechat = 'providers/wechat/notice.ts'
const signature = 'providers/wechat/signature-refusal.ts'
const alipay = 'providers/alipay/notice.ts'

/** Signature, merchant, currency and content of what providers tell: tests that need no database. */
export const noticeMutants: readonly Mutant[] = [
  code(
    'WeChat Pay: signature',
    [signature, "? null : 'SIGNATURE_WRONG'", '? null : null'],
    [callbacks, 'WeChat Pay forged'],
  ),
  code('WeChat Pay: time', [signature, '>= maxSecondsOff', '> maxSecondsOff'], [callbacks, 'WeChat Pay replay']),
  code(
    'WeChat Pay: kind of signature',
    [signature, "headers['wechatpay-signature-type'] !== undefined", 'false'],
    [callbacks, 'WeChat Pay algorithm'],
  ),
  code(
    'WeChat Pay: a certificate’s end',
    [signature, '!found?.isValidAt(now)', '!found'],
    [callbacks, 'a certificate'],
  ),
  code(
    'WeChat Pay: merchant',
    [wechat, 'if (paid.mchid !== config.mch_id)', 'if (false)'],
    [callbacks, 'WeChat Pay content'],
  ),
  code('WeChat Pay: application', [wechat, 'paid.appid !== config.appid', 'false'], [callbacks, 'WeChat Pay content']),
  code('WeChat Pay: currency', [wechat, "paid.amount.currency !== 'CNY'", 'false'], [callbacks, 'WeChat Pay content']),
  code('WeChat Pay: state', [wechat, "paid.trade_state !== 'SUCCESS' ||", ''], [callbacks, 'WeChat Pay content']),
  code('WeChat Pay: event', [wechat, "|| event_type !== 'TRANSACTION.SUCCESS'", ''], [callbacks, 'WeChat Pay content']),
  code(
    'WeChat Pay: algorithm of the content',
    [wechat, 'envelope.resource.algorithm !== resourceAlgorithm', 'false'],
    [callbacks, 'WeChat Pay algorithm'],
  ),
  code(
    'WeChat Pay: tag of the content',
    ['providers/wechat/resource.ts', ', decipher.final()])\n  } catch', '])\n  } catch'],
    [callbacks, 'WeChat Pay algorithm'],
  ),
  code(
    'signed JSON: a key once',
    ['providers/strict-json.ts', 'keys.has(last) ||', ''],
    [callbacks, 'WeChat Pay canonical'],
  ),
  code(
    'Alipay: signature',
    [alipay, '!rsaVerifies(alipayKey, signedText(fields), sign)', 'false'],
    [callbacks, 'Alipay forged'],
  ),
  code('Alipay: kind of signature', [alipay, "sign_type !== 'RSA2'", 'false'], [callbacks, 'Alipay algorithm']),
  code('Alipay: application', [alipay, 'notice.app_id !== config.appid', 'false'], [callbacks, 'Alipay content']),
  code('Alipay: merchant', [alipay, 'notice.seller_id !== config.seller_id', 'false'], [callbacks, 'Alipay content']),
  code('Alipay: currency', [alipay, "(fields[name] ?? 'CNY') !== 'CNY'", 'false'], [callbacks, 'Alipay content']),
  code(
    'Alipay: a refund is no payment',
    [alipay, 'if (isOfRefund(notice))', 'if (false)'],
    [callbacks, 'Alipay content'],
  ),
  code(
    'Alipay: a name once',
    ['providers/alipay/notice-form.ts', 'fields.has(name) ||', ''],
    [callbacks, 'Alipay canonical'],
  ),
  code(
    'Alipay: no field inside a value',
    ['providers/alipay/notice-form.ts', '&& !hidesField(value)', ''],
    [callbacks, 'Alipay canonical'],
  ),
  code(
    'WeChat Pay: signature of answers',
    ['providers/wechat/wechat-calls.ts', 'if (found) throw', 'if (found === null) throw'],
    [faults, 'answers that are forged'],
  ),
  code(
    'Alipay: signature of answers',
    ['providers/alipay/alipay-calls.ts', '!rsaVerifies(this.keys.alipayKey, inner, signature)', 'false'],
    [faults, 'answers that are forged'],
  ),
  code(
    'production: keys of the simulator',
    ['key-faults.ts', 'return [isProduction && pems', 'return [false && pems'],
    [`${payments}/key-faults.test.ts`, 'production refuses the keys of the simulator'],
  ),
]

const dropped = (table: string, name: string): Mutant => ({
  guard: `database: ${name}`,
  sql: `alter table ${table} drop constraint ${name}`,
  killedBy: [constraints, name],
})
const droppedIndex = (name: string): Mutant => ({
  guard: `database: ${name}`,
  sql: `drop index ${name}`,
  killedBy: [constraints, name],
})

/** Unique keys, bounds and guarded updates: tests with a database. */
export const bookingMutants: readonly Mutant[] = [
  ...['bills_ref', 'bills_amount', 'bills_paid'].map((name) => dropped('bills', name)),
  ...['payment_attempts_no', 'payment_attempts_amount', 'payment_attempts_expiry', 'payment_attempts_query'].map(
    (name) => dropped('payment_attempts', name),
  ),
  ...['payment_attempts_one_success', 'payment_attempts_one_open'].map(droppedIndex),
  ...['received_payments_amount', 'received_payments_matched'].map((name) => dropped('received_payments', name)),
  ...['no', 'source', 'amount', 'paid', 'asked'].map((name) => dropped('payment_refunds', `payment_refunds_${name}`)),
  dropped('ledger_accounts', 'ledger_accounts_bound'),
  code(
    'one row a trade',
    ['received/received.db.ts', 'on conflict (channel, trade_no) do nothing ', ''],
    [races, 'a payment pays its order, and pays it once'],
    'alter table received_payments drop constraint received_payments_trade',
  ),
  code(
    'one row a notice',
    ['notices/notices.db.ts', 'on conflict (channel, notice_id) do nothing ', ''],
    [order, 'wechat duplicate: two with one number'],
    'alter table payment_notices drop constraint payment_notices_id',
  ),
  code(
    'a known trade is not counted again',
    ['received/receive-payment.ts', "if (id === null) return 'known'", ''],
    [races, 'a payment pays its order, and pays it once'],
  ),
  code(
    'the amount is that of the bill',
    [
      'received/receive-payment.ts',
      'payment.amount_cents === attempt.amount_cents && payment.amount_cents === bill.amount_cents',
      'true',
    ],
    [races, 'a second payment of a bill'],
  ),
  code(
    'a bill is paid once',
    ['received/receive-payment.ts', "if (bill.status !== 'open') return", 'if (false) return'],
    [races, 'a second payment of a bill'],
  ),
  code(
    'paying locks the bill',
    ['bill.sql.ts', 'where ${condition} for update', 'where ${condition}'],
    [races, 'of a payment and the cancellation of its order one wins'],
  ),
  code(
    'a paid bill is not closed',
    ['bills.db.ts', "and status <> 'paid'", ''],
    [bills, 'settleFreeBill and closeBill a closed bill stays closed'],
  ),
  code(
    'a refund ends once',
    [
      'refunds/refunds.db.ts',
      "where (id = $1 or refund_no = $2 and amount_cents = $5) and status in ('due', 'processing')",
      'where (id = $1 or refund_no = $2 and amount_cents = $5)',
    ],
    [order, 'wechat order: refund notice before pay notice'],
  ),
  code(
    'a refund is claimed by one process at a time',
    ['refunds/refunds.db.ts', 'limit $3 for update skip locked', 'limit $3'],
    [refunds, 'what one process has claimed'],
  ),
  code(
    'a claimed refund stays claimed',
    ['refunds/refunds.db.ts', 'set next_at = $2, tries', 'set next_at = coalesce(next_at, $2), tries'],
    [refunds, 'what one process has claimed'],
  ),
  code(
    'production takes no keys of the simulator',
    ['provider-of.ts', 'if (faults.length) return null', ''],
    ['apps/server/src/pages/simulator/simulator.http.test.ts', 'production has no simulator'],
  ),
]

import { dayMs, hourMs } from './calendar.ts'
import type { DemoAddress, PlannedPerson, PlannedWithdrawal } from './demo-plan.ts'
import { demoSellerStore } from './logins.ts'

const cardOf = (index: number): string => `62220299990${String(10_004_821 + index * 7919)}`
const banks = ['招商银行', '中国工商银行', '中国建设银行', '交通银行'] as const

/** The people who have a real-name record with the name that they receive parcels under. */
export function planPeople(now: number, users: readonly string[], addresses: readonly DemoAddress[]): PlannedPerson[] {
  return users.map((user, index) => ({
    user,
    name: addresses.find((address) => address.user === user)?.name ?? user,
    bank_name: banks[index % banks.length] as string,
    card_no: cardOf(index),
    at: new Date(now - 60 * dayMs),
  }))
}

type State = PlannedWithdrawal['end']
type Row = readonly [ago: number, cents: number, end: State, reason?: string]

/** One in each state, the newest still open. */
const shopperRows: readonly Row[] = [
  [50 * dayMs, 200_00, 'paid'],
  [33 * dayMs, 88_00, 'refused', '银行卡户名与实名信息不一致，请更换银行卡后重新申请'],
  [20 * dayMs, 150_00, 'bounced', '收款账户状态异常，银行已退回'],
  [9 * dayMs, 60_00, 'cancelled'],
  [3 * dayMs, 120_00, 'approved'],
  [5 * hourMs, 100_00, 'requested'],
]
const storeRows: readonly Row[] = [
  [45 * dayMs, 3_000_00, 'paid'],
  [15 * dayMs, 2_400_00, 'paid'],
  [6 * dayMs, 500_00, 'refused', '请先补充对公账户信息'],
  [2 * dayMs, 1_800_00, 'approved'],
  [20 * hourMs, 12_000_00, 'requested'],
]
const otherRows: readonly Row[] = [
  [28 * dayMs, 75_00, 'paid'],
  [30 * hourMs, 50_00, 'requested'],
]

const plannedOf = (now: number, owner: PlannedWithdrawal['owner'], rows: readonly Row[]): PlannedWithdrawal[] =>
  rows.map(([ago, amount_cents, end, reason = ''], index) => ({
    key: `${owner.kind}-${owner.key}-${index + 1}`,
    owner,
    amount_cents,
    end,
    reason,
    at: new Date(now - ago),
  }))

/** Withdrawals of the demo shopper, another one and two stores, in each state that there is. */
export const planWithdrawals = (now: number, shopper: string, other: string): PlannedWithdrawal[] => [
  ...plannedOf(now, { kind: 'user', key: shopper }, shopperRows),
  ...plannedOf(now, { kind: 'user', key: other }, otherRows),
  ...plannedOf(now, { kind: 'store', key: demoSellerStore }, storeRows),
  ...plannedOf(now, { kind: 'store', key: 'muchu' }, [[10 * hourMs, 900_00, 'requested']]),
]

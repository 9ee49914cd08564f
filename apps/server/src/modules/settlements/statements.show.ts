import { ledgerEvents } from '@fangshi/contract/ledger-events'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { Row, ShowContext } from '../../kernel/resource/spec.ts'
import { storeNamesOf } from '../stores/public.ts'
import { movementsOf, periodOf, type MovementRow, type SettledRow } from './read-statements.db.ts'
import type { statements } from './schema.ts'

type Statement = Row<typeof statements>

/** The computed fields of statements in lists. */
export async function showStatements(rows: readonly Statement[], { db, locale }: ShowContext) {
  const names = await storeNamesOf(
    db,
    rows.map(({ store_id }) => store_id),
  )
  return rows.map((row) => ({
    store_name: localText(names.get(row.store_id) ?? { 'zh-cn': '' }, locale),
    opening: formatMoney(row.opening_money_cents + row.opening_debt_cents),
    closing: formatMoney(row.closing_money_cents + row.closing_debt_cents),
  }))
}

const showMovement = ({ event, count, amount }: MovementRow, locale: Locale) => ({
  event,
  name: localText(ledgerEvents[event], locale),
  count,
  amount: formatMoney(amount),
})

/** What a single statement says beyond its row. Debts have no sign. */
export async function showStatement(row: Statement, { db, locale }: ShowContext) {
  const [movements, { since, waiting_days }] = await Promise.all([movementsOf(db, row.id), periodOf(db, row.id)])
  return {
    opening_debt: formatMoney(-row.opening_debt_cents),
    closing_debt: formatMoney(-row.closing_debt_cents),
    movements: movements.map((movement) => showMovement(movement, locale)),
    since: since && formatDateTime(since),
    waiting_days,
  }
}

/** A settled order with its commission and the shares of its referrers; rates in percent. */
export const showSettledOrder = ({ order_id, order_no, rules, shares, ...row }: SettledRow) => ({
  order_id,
  order_no,
  completed_at: formatDateTime(row.completed_at),
  paid: formatMoney(row.paid_cents),
  subsidy: formatMoney(row.subsidy_cents),
  freight: formatMoney(row.freight_cents),
  refunded: formatMoney(row.refunded_cents),
  commission: formatMoney(row.commission_cents),
  distribution: formatMoney(row.distribution_cents),
  settled: formatMoney(row.settled_cents),
  rules: rules.map(({ scope, rate_bp, base_cents, commission_cents }) => ({
    scope,
    rate: formatMoney(rate_bp),
    base: formatMoney(base_cents),
    commission: formatMoney(commission_cents),
  })),
  shares: shares.map(({ level, rate_bp, base_cents, commission_cents }) => ({
    level,
    rate: formatMoney(rate_bp),
    base: formatMoney(base_cents),
    commission: formatMoney(commission_cents),
  })),
})

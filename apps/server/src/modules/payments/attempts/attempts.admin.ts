import { adminPaymentAttempts } from '@fangshi/contract/payments-admin'
import type { Condition } from '@fangshi/contract/filters'
import { paymentMethods, providerChannels } from '@fangshi/contract/status'
import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { conditionSql, prefixFilter } from '../../../kernel/resource/conditions.ts'
import { serve } from '../../../kernel/resource/serve.ts'
import type { Form, Row, ShowContext } from '../../../kernel/resource/spec.ts'
import { paymentAttempts as table, receivedPayments } from '../schema.ts'
import { attemptsShown } from './shown-attempts.db.ts'

/** By the number that a provider gave, which is unique at each. */
const ofTrade = (condition: Condition): SQL =>
  sql`${table.id} in (select ${receivedPayments.attempt_id} from ${receivedPayments} where ${and(
    inArray(receivedPayments.channel, [...providerChannels]),
    conditionSql(receivedPayments.trade_no, condition),
  )})`

/** The index of ways to pay begins with the channel. */
const byDevice = (condition: Condition): SQL | undefined =>
  and(inArray(table.channel, [...paymentMethods]), conditionSql(table.device, condition))

/** What the list shows beyond the columns, with one more query. */
async function showAttempts(rows: readonly Row<typeof table>[], { db }: ShowContext): Promise<Form[]> {
  const found = await attemptsShown(
    db,
    rows.map(({ id }) => id),
  )
  const byId = new Map(found.map(({ id, ...shown }) => [id, shown]))
  return rows.map(({ id }) => byId.get(id) ?? {})
}

/** Attempts to pay, for the platform. */
export const attemptsAdmin = serve(adminPaymentAttempts, {
  table,
  label: 'attempt_no',
  filters: { attempt_no: prefixFilter(table.attempt_no), trade_no: ofTrade, device: byDevice },
  show: showAttempts,
})

import { and, sql, type SQL } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import { adminRefunds, adminReturns, sellerRefunds, sellerReturns } from '@fangshi/contract/refunds-backoffice'
import { conditionSql, prefixFilter } from '../../../kernel/resource/conditions.ts'
import { nameFilter } from '../../../kernel/resource/name-search.ts'
import { namedIds } from '../../../kernel/resource/named-ids.ts'
import { ownStore } from '../../../kernel/resource/own-store.ts'
import type { FilterContext } from '../../../kernel/resource/search-plan.ts'
import { serve, type ResourceSpec } from '../../../kernel/resource/serve.ts'
import type { ShowContext } from '../../../kernel/resource/spec.ts'
import { userSearch } from '../../accounts/schema.ts'
import { placesIn } from '../../geo/public.ts'
import { stores } from '../../stores/schema.ts'
import { backofficeRefundActions } from '../life/refund.ts'
import { refunds } from '../schema.ts'
import { showRefund, showRefundDetail } from '../show/refunds.show.ts'
import { shownLines, shownRefunds, surroundingsOf, type ShownRefund } from '../show/rows.db.ts'

type Row = typeof refunds.$inferSelect

/** Requests of buyers by the tokens of their nicknames, in the narrow table that searches of users read. */
function ofBuyer(condition: Condition): SQL {
  const { where, indexed, isExact } = nameFilter(userSearch.nickname)(condition)
  const found = isExact ? indexed : and(indexed, where)
  return sql`${refunds.user_id} in (select ${userSearch.id} from ${userSearch} where ${and(userSearch.has_ordered, found)})`
}
async function ofStore(condition: Condition, { db }: FilterContext): Promise<SQL> {
  const called = sql`select ${stores.id} from ${stores} where ${conditionSql(stores.store_name, condition)}`
  return sql`${refunds.store_id} = ${(await namedIds(db, called)).ids}`
}

async function showRows(rows: readonly Row[], { db, locale }: ShowContext, actor: 'seller' | 'admin') {
  const ids = rows.map(({ id }) => id)
  const [shown, lines] = await Promise.all([shownRefunds(db, ids), shownLines(db, ids)])
  const byId = new Map(shown.map((row) => [row.id, row]))
  return rows.map(({ id, status }) => {
    const row = byId.get(id) as ShownRefund
    return {
      ...showRefund(row, lines.get(id) ?? [], locale),
      nickname: row.nickname,
      actions: backofficeRefundActions(status, actor),
    }
  })
}

async function showOne({ id }: Row, { db, locale }: ShowContext) {
  const [row] = (await shownRefunds(db, [id])) as [ShownRefund]
  const lines = (await shownLines(db, [id])).get(id) ?? []
  const { receive_name, receive_tel, receive_area, receive_address } = await surroundingsOf(db, id)
  const place = await placesIn(db, [receive_area], locale)
  return {
    ...(await showRefundDetail(db, row, lines, locale)),
    receive_name,
    receive_tel,
    receive_area: place(receive_area),
    receive_address,
  }
}

const lists = (actor: 'seller' | 'admin'): ResourceSpec<typeof refunds> => ({
  table: refunds,
  label: 'refund_no',
  filters: {
    refund_no: prefixFilter(refunds.refund_no),
    order_no: prefixFilter(refunds.order_no),
    nickname: ofBuyer,
    ...(actor === 'admin' ? { store_name: ofStore } : {}),
  },
  ...(actor === 'seller' ? { own: ownStore } : {}),
  show: (rows, context) => showRows(rows, context, actor),
  showOne,
})
const isMoney = () => sql`${refunds.kind} = 'refund'`
const isGoods = () => sql`${refunds.kind} <> 'refund'`

/** Refunds and returns as work queues of stores and the platform, and their single views. */
export const refundsLists = [
  ...serve(sellerRefunds, { ...lists('seller'), only: isMoney }),
  ...serve(sellerReturns, { ...lists('seller'), only: isGoods }),
  ...serve(adminRefunds, { ...lists('admin'), only: isMoney }),
  ...serve(adminReturns, { ...lists('admin'), only: isGoods }),
]

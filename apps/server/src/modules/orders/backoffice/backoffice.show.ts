import { localText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { revisionOf } from '../../../kernel/resource/revision.ts'
import type { ShowContext } from '../../../kernel/resource/spec.ts'
import { showStep, type Step } from '../../pricing/public.ts'
import { commissionsOf, namesOf, type Names } from './backoffice.db.ts'
import { showDetailedGoods } from '../lists/detailed-goods.show.ts'
import { discountsOf } from '../lists/line-discounts.db.ts'
import { historyOf, linesByOrder, type LineRow } from '../lists/list.db.ts'
import { backofficeActionsFor, isLeft } from '../life/order.ts'
import { showLine, showMove, showParcel, showTraced } from '../lists/orders.show.ts'
import { parcelsOf } from '../parcels/parcels.db.ts'
import type { orders } from '../schema.ts'
import { tracedParcels } from '../parcels/traced-parcels.ts'

type Order = typeof orders.$inferSelect

/** What the back offices edit of an order. */
const editable = ({ receive_name, receive_tel, receive_area, receive_address, shop_remark }: Order) => ({
  receive_name,
  receive_tel,
  receive_area,
  receive_address,
  shop_remark,
})

/** Whether a line is to be shipped: neither shipped nor in refund. */
const isToShip = ({ parcel_id, open_refund_id, refunded_num, buy_num }: LineRow): boolean =>
  parcel_id === null && open_refund_id === null && refunded_num < buy_num

/** What the back offices show of orders beside their own columns, read for a whole page at once. */
export async function showBackofficeRows(
  rows: readonly Order[],
  { db, locale }: ShowContext,
  actor: 'seller' | 'admin',
) {
  const ids = rows.map(({ id }) => id)
  const [lines, names, sent] = await Promise.all([linesByOrder(db, ids), namesOf(db, ids), parcelsOf(db, ids)])
  const parcels = Map.groupBy(sent, ({ order_id }) => order_id)
  return rows.map((row) => {
    const of = lines.get(row.id) as [LineRow, ...LineRow[]]
    const { nickname, store_name, ...sender } = names.get(row.id) as Names
    const own = parcels.get(row.id) ?? []
    return {
      order_status: row.shown_status,
      store_name: localText(store_name, locale),
      sender: { tel: sender.tel, area: sender.area, address: sender.address },
      nickname,
      order_image: of[0].goods_image,
      order_name: localText(of[0].goods_name, locale),
      order_goods: of.map((line) => ({ ...showLine(line, locale), parcel_id: line.parcel_id })),
      buy_num: of.reduce((sum, line) => sum + line.buy_num, 0),
      goods_money: formatMoney(row.goods_cents),
      freight_money: formatMoney(row.freight_cents),
      discount_money: formatMoney(row.discount_cents),
      total_price: formatMoney(row.total_cents),
      refunded_money: formatMoney(row.refunded_cents),
      parcels: own.map((parcel) => showParcel(parcel, locale)),
      actions: backofficeActionsFor(
        row.status,
        { isPartSent: own.length > 0, hasUnsent: of.some(isToShip), hasLeft: of.some(isLeft) },
        actor,
      ),
      revision: revisionOf(editable(row)),
    }
  })
}

/** Its lines with their discounts, the steps of its price, its parcels with their tracking, and its history. */
export async function showBackofficeDetail({ id, steps }: Order, { db, locale }: ShowContext) {
  const { parcels, tracks } = await tracedParcels(db, id, locale)
  const lines = (await linesByOrder(db, [id])).get(id) ?? []
  return {
    order_goods: showDetailedGoods(lines, await discountsOf(db, id), steps as Step[], locale),
    parcels: showTraced(parcels, tracks, locale),
    steps: (steps as Step[]).map((step) => showStep(step, locale)),
    commissions: (await commissionsOf(db, id)).map(({ scope, rate_bp, amount_cents }) => ({
      scope,
      rate: formatMoney(rate_bp),
      amount: formatMoney(amount_cents),
    })),
    history: (await historyOf(db, id)).map((move) => showMove(move, locale)),
  }
}

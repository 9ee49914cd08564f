import { localText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { activityState, ownerActions } from '../../../kernel/activities.ts'
import type { ShowContext } from '../../../kernel/resource/spec.ts'
import { maskNickname } from '../../accounts/public.ts'
import { groupPrice } from '@fangshi/contract/group-price'
import {
  factsOf,
  skusOfGoods,
  type CollectiveFacts,
  type CollectiveRow,
  type FormGoods,
  type FormSku,
} from './collectives.db.ts'
import type { ScreenGroup } from './groups.db.ts'

/** A SKU on the form of a group buy. */
const showFormSku = ({ sku_id, sku_name, goods_price_cents, stock }: FormSku) => ({
  sku_id,
  sku_name,
  goods_price: formatMoney(goods_price_cents),
  stock,
})

export const showFormGoods = ({ skus, ...goods }: FormGoods) => ({ ...goods, skus: skus.map(showFormSku) })

const rowsWith =
  <Shown extends object>(show: (row: CollectiveRow, facts: CollectiveFacts, context: ShowContext) => Shown) =>
  async (rows: readonly CollectiveRow[], context: ShowContext) => {
    const facts = await factsOf(
      context.db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => {
      const { store_name: _, ...own } = facts.get(row.id)!
      const shown = { percent_off: formatMoney(row.off_bp), state: activityState(row, context.now) }
      return { ...own, ...shown, ...show(row, facts.get(row.id)!, context) }
    })
  }

/** Group buys as their store sees them. */
export const showOwn = rowsWith((row, _, { now }) => ({ actions: ownerActions(activityState(row, now)) }))

/** Group buys as the platform sees them. */
export const showAll = rowsWith((row, { store_name }, { now, locale }) => ({
  store_name: localText(store_name, locale),
  actions: ownerActions(activityState(row, now)).filter((action) => action === 'stop'),
}))

/** What the detail view adds: the SKUs with their group prices. */
export const showSkus = async ({ goods_id, off_bp }: CollectiveRow, { db }: ShowContext) => ({
  skus: (await skusOfGoods(db, goods_id)).map((sku) => ({
    ...showFormSku(sku),
    collective_price: formatMoney(groupPrice(sku.goods_price_cents, off_bp)),
  })),
})

/** A group in the back offices, its members masked. */
export const showScreenGroup = ({ opened_at, expires_at, ended_at, members, ...group }: ScreenGroup) => ({
  ...group,
  opened_at: formatDateTime(opened_at),
  expires_at: formatDateTime(expires_at),
  ended_at: ended_at && formatDateTime(ended_at),
  members: members.map(({ nickname, joined_s, ...member }) => ({
    ...member,
    nickname: maskNickname(nickname),
    joined_at: formatDateTime(new Date(joined_s * 1000)),
  })),
})

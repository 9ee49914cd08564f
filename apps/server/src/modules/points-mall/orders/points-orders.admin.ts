import { localText } from '@fangshi/contract/locale'
import * as contract from '@fangshi/contract/points-mall-admin'
import { statement } from '../../../kernel/db/db.ts'
import { act } from '../../../kernel/http/act.ts'
import { after, on } from '../../../kernel/http/on.ts'
import { prefixFilter } from '../../../kernel/resource/conditions.ts'
import { serve } from '../../../kernel/resource/serve.ts'
import type { Form, Row, ShowContext } from '../../../kernel/resource/spec.ts'
import { expressChoices } from '../../geo/public.ts'
import { pointsOrders as table } from '../schema.ts'
import { cancelPointsOrder, endPointsAttempts } from './cancel-points-order.ts'
import { adminActions } from './points-order.ts'
import { pointsOrderById } from './points-orders.db.ts'
import { shipPointsOrder } from './ship-points-order.ts'

const nicknames = statement('points_mall.nicknames', 'select id, nickname from users where id = any($1::bigint[])')

async function showOrders(rows: readonly Row<typeof table>[], { db, locale }: ShowContext): Promise<Form[]> {
  const users = await db.rows<{ id: number; nickname: string }>(nicknames, [rows.map(({ user_id }) => user_id)])
  const nicknameOf = new Map(users.map(({ id, nickname }) => [id, nickname]))
  return rows.map(({ user_id, goods_name, delivery_code, status }) => ({
    nickname: nicknameOf.get(user_id) ?? '',
    goods_name: localText(goods_name, locale),
    delivery_code: delivery_code ?? '',
    actions: adminActions(status),
  }))
}

const moved = ({ id, order_no, status }: Awaited<ReturnType<typeof cancelPointsOrder | typeof shipPointsOrder>>) => ({
  id,
  order_no,
  status,
})

/** What the platform does with orders of points goods. */
export const pointsOrdersAdmin = [
  ...serve(contract.adminPointsOrders, {
    table,
    label: 'order_no',
    filters: { order_no: prefixFilter(table.order_no) },
    show: showOrders,
  }),
  act(contract.shipPointsOrder, shipPointsOrder, moved),
  after(
    contract.cancelPointsOrder,
    async ({ ctx, params }) => endPointsAttempts(ctx, await pointsOrderById(ctx.db, params.id)),
    act(contract.cancelPointsOrder, cancelPointsOrder, moved),
  ),
  on(contract.pointsExpresses, ({ ctx, locale }) => expressChoices(ctx.db, locale)),
]

import { and, between, eq, or, sql, type SQL } from 'drizzle-orm'
import { gradeSums, type CommentGrade } from '@fangshi/contract/comment-states'
import type { Condition } from '@fangshi/contract/filters'
import {
  adminComments,
  hideComment as hideRoute,
  replyToComment as replyRoute,
  restoreComment as restoreRoute,
  sellerComments,
} from '@fangshi/contract/comments-backoffice'
import { localText } from '@fangshi/contract/locale'
import { formatDateTime } from '@fangshi/contract/time'
import { act } from '../../kernel/http/act.ts'
import { conditionSql, prefixFilter } from '../../kernel/resource/conditions.ts'
import { nameFilter } from '../../kernel/resource/name-search.ts'
import { namedIds } from '../../kernel/resource/named-ids.ts'
import { ownStore } from '../../kernel/resource/own-store.ts'
import type { FilterContext } from '../../kernel/resource/search-plan.ts'
import { serve, type ResourceSpec } from '../../kernel/resource/serve.ts'
import type { Row, ShowContext } from '../../kernel/resource/spec.ts'
import { userSearch } from '../accounts/schema.ts'
import { goods } from '../catalog/schema.ts'
import { stores } from '../stores/schema.ts'
import { hideComment, replyToComment, restoreComment } from './change-comment.ts'
import { showShared } from './comments.show.ts'
import { commentsById, type CommentRow } from './read.db.ts'
import { orderComments } from './schema.ts'

/** Comments of buyers by the tokens of their nicknames, in the narrow table that searches of users read. */
function ofBuyer(condition: Condition): SQL {
  const { where, indexed, isExact } = nameFilter(userSearch.nickname)(condition)
  const found = isExact ? indexed : and(indexed, where)
  return sql`${orderComments.user_id} in (select ${userSearch.id} from ${userSearch} where ${and(userSearch.has_ordered, found)})`
}
/** By the sum of the scores, which has an index. */
const ofGrade = ({ values }: Condition): SQL | undefined =>
  or(...values.map((grade) => between(orderComments.total, ...gradeSums[grade as CommentGrade])))

async function ofGoods(condition: Condition, { db, who }: FilterContext): Promise<SQL> {
  const own = who.area === 'Seller' ? eq(goods.store_id, who.store_id) : undefined
  const called = sql`select ${goods.id} from ${goods} where ${and(own, conditionSql(goods.name, condition))}`
  return sql`${orderComments.goods_id} = ${(await namedIds(db, called)).ids}`
}
async function ofStore(condition: Condition, { db }: FilterContext): Promise<SQL> {
  const called = sql`select ${stores.id} from ${stores} where ${conditionSql(stores.store_name, condition)}`
  return sql`${orderComments.store_id} = ${(await namedIds(db, called)).ids}`
}

const actionsOf = ({ hidden_at, replied_at }: CommentRow, actor: 'seller' | 'admin') => {
  if (actor === 'seller') return replied_at ? [] : ['reply']
  return [hidden_at ? 'restore' : 'hide']
}

async function showRows(
  rows: readonly Row<typeof orderComments>[],
  { db, locale }: ShowContext,
  actor: 'seller' | 'admin',
) {
  const found = await commentsById(
    db,
    rows.map(({ id }) => id),
  )
  const byId = new Map(found.map((row) => [row.id, row]))
  return rows.map(({ id }) => {
    const row = byId.get(id) as CommentRow
    return {
      ...showShared(row, locale),
      goods_name: localText(row.goods_name, locale),
      goods_image: row.goods_image,
      store_name: localText(row.store_name, locale),
      nickname: row.nickname,
      avatar: row.avatar,
      hidden_at: row.hidden_at && formatDateTime(row.hidden_at),
      actions: actionsOf(row, actor),
    }
  })
}

const lists = (actor: 'seller' | 'admin'): ResourceSpec<typeof orderComments> => ({
  table: orderComments,
  label: 'order_no',
  filters: {
    order_no: prefixFilter(orderComments.order_no),
    goods_name: ofGoods,
    grade: ofGrade,
    nickname: ofBuyer,
    ...(actor === 'admin' ? { store_name: ofStore } : {}),
  },
  ...(actor === 'seller' ? { own: ownStore } : {}),
  show: (rows, context) => showRows(rows, context, actor),
})

/** Comments as stores answer them and the platform hides them. */
export const commentsBackoffice = [
  ...serve(sellerComments, lists('seller')),
  ...serve(adminComments, lists('admin')),
  act(replyRoute, replyToComment),
  act(hideRoute, hideComment),
  act(restoreRoute, restoreComment),
]

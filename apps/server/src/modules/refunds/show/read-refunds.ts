import type { Locale } from '@fangshi/contract/locale'
import type { RefundTab } from '@fangshi/contract/refund-states'
import type { getRefund, listRefunds } from '@fangshi/contract/refunds'
import type { Reply } from '@fangshi/contract/route'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { showPage } from '../../../kernel/resource/list-page.ts'
import type { PageQuery } from '../../../kernel/resource/search-query.ts'
import { shopperRefundActions } from '../life/refund.ts'
import { findRefund } from '../life/refund.db.ts'
import { showRefund, showRefundDetail } from './refunds.show.ts'
import { countOwn, ownPage, shownLines, shownRefunds, type ShownRefund } from './rows.db.ts'

interface Reader {
  locale: Locale
  now: Date
}
interface ListQuery extends PageQuery {
  tab?: RefundTab | undefined
  order_id?: number | undefined
}

/** A page of the shopper's requests, the newest first. */
export async function listOwnRefunds(
  db: Db,
  userId: number,
  { tab = 'all', order_id = 0, page = 1, per_page = 30 }: ListQuery,
  { locale, now }: Reader,
): Promise<Reply<typeof listRefunds>> {
  const filter = { order_id: order_id || null, tab }
  const ids = await ownPage(db, userId, filter, per_page, (page - 1) * per_page)
  const [rows, lines, counts] = await Promise.all([
    shownRefunds(db, ids),
    shownLines(db, ids),
    countOwn(db, userId, filter.order_id),
  ])
  return {
    ...showPage(
      { total: counts[tab], page, per_page },
      rows.map((row) => ({
        ...showRefund(row, lines.get(row.id) ?? [], locale),
        actions: shopperRefundActions(row, now),
      })),
    ),
    tabs: counts,
  }
}

/** One of the shopper's requests; inside a transaction with what that changed. Throws REFUND_NOT_FOUND. */
export async function readRefund(
  db: Db,
  userId: number,
  id: number,
  { locale, now }: Reader,
): Promise<Reply<typeof getRefund>> {
  if (!(await findRefund(db, id, { user_id: userId }))) fail('REFUND_NOT_FOUND')
  const [row] = (await shownRefunds(db, [id])) as [ShownRefund]
  const lines = (await shownLines(db, [id])).get(id) ?? []
  return {
    ...showRefund(row, lines, locale),
    actions: shopperRefundActions(row, now),
    ...(await showRefundDetail(db, row, lines, locale)),
  }
}

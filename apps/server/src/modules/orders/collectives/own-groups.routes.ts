import { listOwnGroups } from '@fangshi/contract/collectives'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { on } from '../../../kernel/http/on.ts'
import { showPage } from '../../../kernel/resource/list-page.ts'
import { groupsWithMembers, showGroup, type GroupRow } from '../../collectives/public.ts'
import { countOwnGroups, ownGroupsPage, type OwnGroupRow } from './own-groups.db.ts'

const showOwn = (
  { group_id: _, image, status, total_cents, pay_before, ...own }: OwnGroupRow,
  group: GroupRow,
  now: Date,
) => ({
  ...showGroup(group, now),
  ...own,
  goods_master_image: image,
  order_status: status,
  total_price: formatMoney(total_cents),
  pay_before: status === 'waiting_payment' ? formatDateTime(pay_before) : null,
})

export const ownGroupsRoutes = [
  on(listOwnGroups, async ({ ctx, who, query, locale }) => {
    const { page = 1, per_page = 30, state = null } = query
    const { user_id } = who
    const now = ctx.now()
    const span = { limit: per_page, offset: (page - 1) * per_page }
    const rows = await ownGroupsPage(ctx.db, { user_id, state, locale }, span)
    const ids = rows.map(({ group_id }) => group_id)
    const [groups, total] = await Promise.all([
      groupsWithMembers(ctx.db, ids, now),
      countOwnGroups(ctx.db, user_id, state),
    ])
    return {
      now: formatDateTime(now),
      ...showPage(
        { total, page, per_page },
        rows.flatMap((row) => {
          const group = groups.get(row.group_id)
          return group ? [showOwn(row, group, now)] : []
        }),
      ),
    }
  }),
]

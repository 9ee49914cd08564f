import {
  distributedGoods,
  distributionMembers,
  ownDistribution,
  ownDistributionLogs,
} from '@fangshi/contract/distributions'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { on } from '../../kernel/http/on.ts'
import { showPage } from '../../kernel/resource/list-page.ts'
import type { PageQuery } from '../../kernel/resource/search-query.ts'
import { countOwnCommissions, ownCommissions, sumsByState } from './logs.db.ts'
import { showOwnCommission } from './logs.show.ts'
import { maskNickname } from '../accounts/public.ts'
import { countMembers, membersPage, type Member } from './members.db.ts'
import { countSharedGoods, sharedGoods, type SharedGoods } from './shared-goods.db.ts'

const spanOf = ({ page = 1, per_page = 30 }: PageQuery) => ({ limit: per_page, offset: (page - 1) * per_page })

const paged = <Row>(data: Row[], total: number, { page = 1, per_page = 30 }: PageQuery) =>
  showPage({ total, page, per_page }, data)

const showMember = ({ nickname, avatar, joined_at, paid_cents }: Member) => ({
  nickname: maskNickname(nickname),
  avatar,
  joined_at: formatDateTime(joined_at),
  paid: formatMoney(paid_cents),
})

const showGoods = ({ image, price_cents, rate_bp, commission_cents, ...goods }: SharedGoods) => ({
  ...goods,
  goods_master_image: image,
  goods_price: formatMoney(price_cents),
  rate: formatMoney(rate_bp),
  commission: formatMoney(commission_cents),
})

/** What referrers see: their link, whom they brought, what that earns them (rules §9). */
export const referralsRoutes = [
  on(ownDistribution, async ({ ctx, who }) => {
    const [members, sums] = await Promise.all([countMembers(ctx.db, who.user_id), sumsByState(ctx.db, who.user_id)])
    const sumOf = (state: 'frozen' | 'due' | 'paid'): string => formatMoney(sums.get(state) ?? 0)
    return { inviter_id: who.user_id, members, frozen: sumOf('frozen'), due: sumOf('due'), paid: sumOf('paid') }
  }),
  on(distributedGoods, async ({ ctx, who, query, locale }) => {
    const goods = await sharedGoods(ctx.db, who.user_id, locale, spanOf(query))
    return paged(goods.map(showGoods), await countSharedGoods(ctx.db, who.user_id), query)
  }),
  on(distributionMembers, async ({ ctx, who, query }) => {
    const { lev = 0 } = query
    const total = (await countMembers(ctx.db, who.user_id))[lev] ?? 0
    const members = total ? await membersPage(ctx.db, who.user_id, lev, spanOf(query)) : []
    return paged(members.map(showMember), total, query)
  }),
  on(ownDistributionLogs, async ({ ctx, who, query, locale }) => {
    const filter = { user_id: who.user_id, state: query.state ?? null }
    const rows = await ownCommissions(ctx.db, filter, spanOf(query))
    const total = await countOwnCommissions(ctx.db, filter)
    return paged(
      rows.map((row) => showOwnCommission(row, locale)),
      total,
      query,
    )
  }),
]

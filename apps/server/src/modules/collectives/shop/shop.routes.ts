import * as contract from '@fangshi/contract/collectives'
import { formatDateTime } from '@fangshi/contract/time'
import { fail } from '../../../kernel/fail.ts'
import { on } from '../../../kernel/http/on.ts'
import { showPage } from '../../../kernel/resource/list-page.ts'
import { joinOf } from '../groups/group.ts'
import { groupByNo, termsOf } from '../groups/groups.db.ts'
import {
  cardsPage,
  countCards,
  countOpenGroups,
  isOwnStoreOf,
  offerById,
  offerOfGoods,
  openGroupsOf,
  ownSeatIn,
  ownSeatsIn,
  sharedGroup,
  type OwnSeat,
} from './shop.db.ts'
import { showCard, showGroup, showOffer } from './shop.show.ts'

/** How many open groups a page of goods shows. */
const shownGroups = 10

const showSeat = ({ order_id, is_paid, pay_before }: Pick<OwnSeat, 'order_id' | 'is_paid' | 'pay_before'>) => ({
  order_id,
  is_paid,
  pay_before: formatDateTime(pay_before),
})

/** What shoppers see of group buys; own groups, with their orders, are in `orders`. */
export const collectiveShopRoutes = [
  on(contract.getGoodsCollective, async ({ ctx, params }) => {
    const at = ctx.now()
    const offer = await offerOfGoods(ctx.db, params.id, at)
    if (!offer?.skus.length) return { now: formatDateTime(at), collective: null, groups: [], group_count: 0 }
    const [groups, group_count] = await Promise.all([
      openGroupsOf(ctx.db, offer.id, at, shownGroups),
      countOpenGroups(ctx.db, offer.id, at),
    ])
    return {
      now: formatDateTime(at),
      collective: showOffer(offer),
      groups: groups.map((group) => showGroup(group, at)),
      group_count,
    }
  }),
  on(contract.getCollectiveGroup, async ({ ctx, params }) => {
    const at = ctx.now()
    const group = (await sharedGroup(ctx.db, params.group_no, at)) ?? fail('COLLECTIVE_GROUP_NOT_FOUND')
    const collective = showOffer(await offerById(ctx.db, group.collective_id, at))
    return { now: formatDateTime(at), group: showGroup(group, at), collective }
  }),
  on(contract.listCollectives, async ({ ctx, query, locale }) => {
    const { page = 1, per_page = 30, sort = 'default', ...filter } = query
    const at = ctx.now()
    const [cards, total] = await Promise.all([
      cardsPage(ctx.db, { ...filter, locale, at, sort }, { limit: per_page, offset: (page - 1) * per_page }),
      countCards(ctx.db, at, filter),
    ])
    return showPage({ total, page, per_page }, cards.map(showCard))
  }),
  on(contract.ownCollective, async ({ ctx, who, params }) => {
    const { user_id } = who
    const terms = (await termsOf(ctx.db, params.id, { user_id, at: ctx.now() })) ?? fail('NOT_FOUND')
    const seats = await ownSeatsIn(ctx.db, user_id, params.id)
    return {
      allowed: Math.max(0, terms.max_per_person - terms.ordered),
      is_own_store: await isOwnStoreOf(ctx.db, user_id, terms.store_id),
      seats: seats.map((seat) => ({ ...showSeat(seat), group_no: seat.group_no, group_state: seat.group_state })),
    }
  }),
  on(contract.ownCollectiveGroup, async ({ ctx, who, params: { group_no } }) => {
    const shopper = { user_id: who.user_id, at: ctx.now() }
    const group = await groupByNo(ctx.db, group_no, shopper)
    if (!group || (group.state === 'founding' && group.own_order_id === null)) fail('COLLECTIVE_GROUP_NOT_FOUND')
    const terms = (await termsOf(ctx.db, group.collective_id, shopper)) ?? fail('COLLECTIVE_GROUP_NOT_FOUND')
    const own = await ownSeatIn(ctx.db, who.user_id, group_no)
    const join = joinOf(group, shopper.at)
    const seat = own ? showSeat(own) : null
    if (join !== 'joinable') return { join, seat }
    if (await isOwnStoreOf(ctx.db, who.user_id, terms.store_id)) return { join: 'own_store' as const, seat }
    return { join: terms.ordered < terms.max_per_person ? join : ('limit' as const), seat }
  }),
]

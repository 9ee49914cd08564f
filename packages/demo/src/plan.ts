import { notices, stores } from './catalogue.ts'
import { dayMs, hourMs, minuteMs } from './calendar.ts'
import { planCarts } from './carts.ts'
import { planGroupOrders } from './collectives.ts'
import { planComments } from './comments.ts'
import type { DemoAddress, DemoPlan, DemoUser, PlannedStore, TopUp } from './demo-plan.ts'
import { planFavorites, planStockNotices, planViews } from './favorites.ts'
import { freightTemplates } from './freight.ts'
import { demoLogins, demoPayPassword, demoSellerStore } from './logins.ts'
import { nicknames } from './names.ts'
import { planCheckouts } from './orders.ts'
import { demoPhone, invent, inventAddress, type Person } from './people.ts'
import { createRandom } from './random.ts'
import { planDistributions, planReferrers } from './referrals.ts'
import { planSeckillOrders, planSeckills } from './seckills.ts'
import { planGoods, planStores } from './shelf.ts'
import { planStock } from './stock.ts'
import { planVisits } from './visits.ts'
import { planTopUps, topUpOf } from './wallet.ts'
import { planChats } from './chats.ts'
import { planPeople, planWithdrawals } from './withdrawals.ts'

const otherCount = nicknames.length
const shopper = 'shopper'
const shopperPerson: Person = { name: '沈知夏', username: demoLogins.shopper, phone: demoPhone(2) }
const shopperBalanceCents = 500_000

const keyOf = (index: number): string => `s${String(index + 1).padStart(2, '0')}`

function planAddresses(people: readonly Person[]): DemoAddress[] {
  const random = createRandom('addresses')
  const own: DemoAddress[] = ['310104', '330106', '650102'].map((district, index) => ({
    ...inventAddress(random, shopper, index + 1, shopperPerson),
    district,
  }))
  const others = people.flatMap((person, index) =>
    Array.from({ length: random.weighted([1, 2, 3], (n) => 4 - n) }, (_, number) =>
      inventAddress(random, keyOf(index), number + 1, person),
    ),
  )
  return [...own, ...others]
}

/**
 * Money that nothing has spent yet: the demo shopper's balance, and something in every second other wallet. Half of the first
 * of these has gone back, and the demo shopper opened one top-up that was never paid.
 */
function spareMoney(now: number): TopUp[] {
  const random = createRandom('spare')
  const others = nicknames
    .map((_, index) => keyOf(index))
    .filter(() => random.chance(0.5))
    .map((user, index): TopUp => {
      const at = now - random.int(3 * 24 * 60, (60 * dayMs) / minuteMs) * minuteMs
      const topUp = topUpOf(random, user, random.pick([5000, 10_000, 20_000, 50_000]), at)
      const returned = { amount_cents: topUp.amount_cents / 2, at: new Date(at + 2 * dayMs) }
      return index === 0 ? { ...topUp, returned } : topUp
    })
  return [
    topUpOf(random, shopper, shopperBalanceCents, now - 4 * hourMs),
    { ...topUpOf(random, shopper, 30_000, now - 2 * dayMs), is_paid: false },
    ...others,
  ]
}

function planOwners(planned: readonly PlannedStore[]): DemoUser[] {
  const names = new Map(stores.map((store) => [store.key, store.name['zh-cn']]))
  return planned.map(({ store, owner, phone, opened_at }) => ({
    key: owner,
    username: store === demoSellerStore ? demoLogins.seller : store,
    nickname: `${names.get(store)}掌柜`,
    phone,
    created_at: new Date(opened_at.getTime() - 5 * dayMs),
  }))
}

/** Everyone registered some days before the first thing they did. */
function planShoppers(now: number, people: readonly Person[], acts: readonly { user: string; at: Date }[]): DemoUser[] {
  const random = createRandom('registered')
  const first = new Map<string, number>()
  for (const { user, at } of acts) first.set(user, Math.min(first.get(user) ?? now, at.getTime()))
  const user = (key: string, { username, phone }: Person, nickname: string): DemoUser => {
    const before = random.int(30, (45 * dayMs) / minuteMs) * minuteMs
    return { key, username, nickname, phone, created_at: new Date((first.get(key) ?? now - 7 * dayMs) - before) }
  }
  return [
    { ...user(shopper, shopperPerson, '知夏'), pay_password: demoPayPassword },
    ...people.map((person, index) => user(keyOf(index), person, nicknames[index] ?? person.username)),
  ]
}

/**
 * Everything in the demo marketplace besides the catalogue, relative to `now`: people, stores, money, carts and what shoppers
 * and stores did in the last 90 days. Pure; the same hour gives the same plan, and nothing in it lies after that hour.
 */
export function plan(now: Date): DemoPlan {
  const hour = Math.floor(now.getTime() / hourMs) * hourMs
  const people = invent(otherCount)
  const others = people.map((_, index) => keyOf(index))
  const addresses = planAddresses(people)
  const opened = planStores(hour)
  const listed = planGoods(hour)
  const ordinary = planCheckouts(hour, shopper, others, demoSellerStore, addresses, listed)
  const carts = planCarts(hour, shopper, others, listed, ordinary)
  const seckills = planSeckills({ now: hour, listed, checkouts: ordinary, carts })
  const checkouts = [
    ...ordinary,
    ...planSeckillOrders(hour, seckills, others, addresses),
    ...planGroupOrders(hour, shopper, others, addresses),
  ].sort((a, b) => a.placed_at.getTime() - b.placed_at.getTime())
  const topUps = [...planTopUps(checkouts), ...spareMoney(hour)].sort((a, b) => a.at.getTime() - b.at.getTime())
  const favorites = planFavorites(hour, shopper, others, listed)
  const views = planViews(hour, shopper)
  const stockNotices = planStockNotices(hour, shopper)
  const real = planPeople(hour, [shopper, keyOf(0)], addresses)
  const withdrawals = planWithdrawals(hour, shopper, keyOf(0))
  const chats = planChats(hour, shopper, others.slice(3))
  const acts = [
    ...checkouts.map(({ user, placed_at }) => ({ user, at: placed_at })),
    ...[...carts, ...favorites].map(({ user, added_at }) => ({ user, at: added_at })),
    ...views.map(({ user, seen_at }) => ({ user, at: seen_at })),
    ...chats.flatMap(({ user, lines: [first] }) => (first ? [{ user, at: first.at }] : [])),
    ...topUps,
    ...real,
  ]
  const users = [...planOwners(opened), ...planShoppers(hour, people, acts)]
  return {
    now: new Date(hour),
    admin: { username: demoLogins.admin, nickname: '坊主' },
    users,
    referrers: planReferrers(users, shopper, new Set(checkouts.map(({ user }) => user))),
    distributions: planDistributions(listed),
    stores: opened,
    freight_templates: freightTemplates,
    goods: listed,
    stock: planStock(checkouts, carts, hour),
    addresses,
    top_ups: topUps,
    carts,
    favorites,
    views,
    stockNotices,
    checkouts,
    comments: planComments(hour, shopper, checkouts),
    seckills,
    notices: notices.map(({ key, days_ago }) => ({
      notice: key,
      published_at: new Date(hour - days_ago * dayMs),
    })),
    people: real,
    withdrawals,
    chats,
    visits: planVisits(hour, listed, checkouts),
  }
}

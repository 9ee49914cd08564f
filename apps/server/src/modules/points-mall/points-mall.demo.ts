import { cancelPointsOrder as cancelRoute, shipPointsOrder as shipRoute } from '@fangshi/contract/points-mall-admin'
import { adjustMoney } from '@fangshi/contract/users'
import { classes, goods, pointsGoods as planned, type DemoPointsGoods } from '@fangshi/demo/catalogue'
import { classPath } from '@fangshi/demo/class-leaves'
import { inBoth, paragraph } from '@fangshi/demo/html'
import { pictureUrl } from '@fangshi/demo/images'
import type { Act, Run } from '../../kernel/replay/act.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { insertKeyed } from '../../kernel/replay/insert-rows.ts'
import { adminIn, shopperIn, type World } from '../../kernel/replay/world.ts'
import { adjustUser, createSession, endSession, mintTicket } from '../accounts/public.ts'
import { cancelPointsOrder } from './orders/cancel-points-order.ts'
import { payPointsOrder } from './orders/pay-points-order.ts'
import { placePointsOrder } from './orders/place-points-order.ts'
import { receivePointsOrder, shipPointsOrder } from './orders/ship-points-order.ts'
import { pointsGoods, pointsGoodsClasses } from './schema.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The goods of the catalogue that points goods are. */
function catalogued({ goods: key }: DemoPointsGoods) {
  const found = goods.find((one) => one.key === key)
  if (!found) throw new Error(`no goods ${key}`)
  return found
}
const topClassOf = (one: DemoPointsGoods): string => classPath(catalogued(one).class)[0] as string

/** The classes that the catalogue has at the top, where they have points goods, and the goods. */
async function load(world: World, { tx }: Run): Promise<void> {
  const used = new Set(planned.map(topClassOf))
  const rows = classes.filter(({ key }) => used.has(key))
  const classIds = await insertKeyed(
    tx,
    pointsGoodsClasses,
    rows.map(({ key, name }, is_sort) => [key, { name, is_sort }] as const),
  )
  const ids = await insertKeyed(
    tx,
    pointsGoods,
    planned.map((one, index) => {
      const { subname, description, images, skus } = catalogued(one)
      const row = {
        class_id: classIds.get(topClassOf(one)) as number,
        name: one.name,
        subname,
        images: images.slice(0, 5).map(pictureUrl),
        points: one.points,
        cash_cents: one.cash_cents,
        market_price_cents: Math.min(...skus.map(({ price_cents }) => price_cents)),
        stock: one.stock,
        buy_limit: one.limit,
        // Without what the store promises for sales.
        content: inBoth((say) =>
          description
            .slice(0, 2)
            .map((text) => paragraph(say(text)))
            .join(''),
        ),
        recommended: index % 6 === 0,
      }
      return [one.key, row] as const
    }),
  )
  world.addAll('points goods', ids)
}

type End = 'unpaid' | 'paid' | 'sent' | 'received' | 'cancelled'
type Story = readonly [user: string, goods: string, days: number, end: End]

/** Orders in every state; those of the demo shopper first. */
const stories: readonly Story[] = [
  ['shopper', 'points-shanye-straight-mug', 40, 'received'],
  ['shopper', 'points-songjian-pine-candle', 21, 'cancelled'],
  ['shopper', 'points-muchu-globe-lamp', 4, 'sent'],
  ['shopper', 'points-richang-canvas-tote', 1, 'paid'],
  ['shopper', 'points-jianzao-silent-mouse', 0.1, 'unpaid'],
  ['s01', 'points-maoqiu-toy-trio', 30, 'received'],
  ['s02', 'points-mailing-daily-nuts', 12, 'received'],
  ['s03', 'points-lvyou-succulent-trio', 3, 'sent'],
  ['s04', 'points-suxu-hand-cream', 1.5, 'paid'],
]

/** What the platform gives to those who redeem something, some days before. */
const gift = { points: 20_000, daysBefore: 5 }

function giftAct(world: World, user: string): Act {
  const who = adminIn(world)
  const firstDays = Math.max(...stories.filter(([one]) => one === user).map(([, , days]) => days))
  return {
    at: new Date(world.plan.now.getTime() - (firstDays + gift.daysBefore) * dayMs),
    by: `the platform giving points to ${user}`,
    record: { who, action: adjustMoney.right },
    do: ({ tx, ctx }) =>
      adjustUser(tx, ctx, who, {
        id: world.id('user', user),
        kind: 'points',
        // In hundredths, as the form has it.
        amount: gift.points * 100,
        reason: '会员日赠送积分',
      }),
  }
}

/** Orders one piece, and pays a cash part from the balance unless the order stays unpaid. */
async function order(world: World, [user, key, , end]: Story, { tx, ctx }: Run): Promise<void> {
  const { points, cash_cents } = planned.find((one) => one.key === key) as DemoPointsGoods
  const shopper = shopperIn(world, user)
  const address = world.plan.addresses.find((one) => one.user === user && one.is_default)
  const { id, order_no } = await placePointsOrder(tx, ctx, shopper, {
    goods_id: world.id('points goods', key),
    buy_num: 1,
    address_id: world.id('address', address?.key ?? ''),
    total_points: points,
    total_cash: cash_cents,
  })
  world.add('points order', `${user} ${key}`, id)
  if (!cash_cents || end === 'unpaid') return
  const { session_id } = await createSession(tx, { area: 'Home', user_id: shopper.user_id }, ctx.now())
  const who = { ...shopper, session_id }
  const ticket = await mintTicket(tx, { ...who, limit_cents: cash_cents, now: ctx.now() })
  await payPointsOrder(tx, ctx, who, { order_no, ticket })
  await endSession(tx, session_id)
}

function storyActs(world: World, story: Story, index: number): Act[] {
  const [user, key, days, end] = story
  const placed = world.plan.now.getTime() - days * dayMs
  const who = adminIn(world)
  const id = (): number => world.id('points order', `${user} ${key}`)
  const acts: Act[] = [{ at: new Date(placed), by: `${user} redeeming points`, do: (run) => order(world, story, run) }]
  if (end === 'cancelled')
    acts.push({
      at: new Date(placed + 6 * hourMs),
      by: `the platform cancelling a points order of ${user}`,
      record: { who, action: cancelRoute.right },
      do: ({ tx, ctx }) => cancelPointsOrder(tx, ctx, who, { id: id(), reason: '香薰运输中破损，暂时无货' }),
    })
  if (end === 'sent' || end === 'received')
    acts.push({
      at: new Date(placed + 20 * hourMs),
      by: `the platform sending a points order of ${user}`,
      record: { who, action: shipRoute.right },
      do: ({ tx, ctx }) =>
        shipPointsOrder(tx, ctx, who, { id: id(), delivery_code: 'sf', delivery_no: `SF13900028${4617 + index * 31}` }),
    })
  if (end === 'received')
    acts.push({
      at: new Date(placed + 4 * dayMs),
      by: `${user} receiving a points order`,
      do: ({ tx, ctx }) => receivePointsOrder(tx, ctx, shopperIn(world, user), { id: id() }),
    })
  return acts
}

/** The points mall with its goods, and orders in every state. */
export const pointsMallDemo: DemoPart = {
  load,
  acts: (world) => {
    const users = new Set(stories.map(([user]) => user))
    return [
      ...[...users].map((user) => giftAct(world, user)),
      ...stories.flatMap((story, index) => storyActs(world, story, index)),
    ]
  },
}

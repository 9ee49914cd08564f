import { configRoutes } from '@fangshi/contract/configs'
import { createRandom, type Random } from '@fangshi/demo/random'
import { testApp, type TestApp } from '../test/app.ts'
import type { TestDatabase } from '../test/database.ts'
import { crashesOf, type CrashAt } from '../test/crashes.ts'
import { makePointsGoods } from '../test/points/points-orders.ts'
import { openPayments, type PaymentsAtSimulator } from '../test/payments/payments-at-simulator.ts'
import { createCounts, type Counts } from './counts.ts'
import { openStores, type SimulatedStore } from './people/stores.ts'
import { openAdmins, openShoppers, type SimulatedShopper } from './people/shoppers.ts'
import type { Person } from './people/person.ts'

/** A shop on a virtual clock, with everybody who acts in it. */
export interface Marketplace {
  it: TestApp
  random: Random
  /** The virtual clock: the server, the timers and both providers read it. */
  clock: { now: Date }
  payments: PaymentsAtSimulator
  crashAt: CrashAt
  /** Grows when people register. */
  shoppers: SimulatedShopper[]
  stores: readonly SimulatedStore[]
  /** Goods of the points mall, some with a cash part. */
  points_goods: readonly number[]
  /** Two, since large withdrawals need two. */
  admins: readonly [Person, Person]
  /** Wallet pages that somebody left without paying, by the code of the page. */
  openWallets: string[]
  /** What was done last, the newest at the end. */
  acts: string[]
  counts: Counts
  /** Log lines of errors that were not provoked on purpose. */
  errors: string[]
}

interface Settings {
  database: TestDatabase
  seed: number
  shoppers: number
  stores: number
}

/** How long points last, so that some end within a season. */
const pointsDays = 25
/** When every simulation begins. */
const start = new Date('2026-03-01T00:00:00+08:00')
const hourMs = 3_600_000

/** Digits that the same seed makes again. */
const digitsOf =
  (random: Random) =>
  (count: number): string =>
    Array.from({ length: count }, () => random.int(0, 9)).join('')

async function openPointsGoods(it: TestApp, random: Random): Promise<number[]> {
  const goods: number[] = []
  for (const cash_cents of [0, 0, 500, 1990])
    goods.push(await makePointsGoods(it, { points: random.int(2, 12) * 10, cash_cents, stock: random.int(4, 20) }))
  return goods
}

/** Opens a shop with people, goods and both payment providers, over an empty database with the product's tables. */
export async function openMarketplace({ database, seed, shoppers, stores }: Settings): Promise<Marketplace> {
  const random = createRandom(`simulation ${seed}`)
  const clock = { now: start }
  const errors: string[] = []
  const it = await testApp(
    { logLevel: 'error' },
    {
      database,
      now: () => new Date(clock.now),
      randomDigits: digitsOf(createRandom(`numbers ${seed}`)),
      print: (line) => void errors.push(line),
    },
  )
  it.ctx.isReplay = true
  const crashAt = crashesOf(it.ctx.db.pool, { withSingle: true })
  const payments = await openPayments(it)
  const admins = await openAdmins(it)
  const { call } = await admins[0].session()
  await call(configRoutes.store.save, { body: { goods_verify: false, cash: '0.60' } })
  await call(configRoutes.points.save, { body: { valid_days: pointsDays } })
  it.forgetSettings()
  const made: Marketplace = {
    it,
    random,
    clock,
    payments,
    crashAt,
    admins,
    stores: await openStores(it, random, stores),
    shoppers: await openShoppers(it, random, shoppers),
    points_goods: await openPointsGoods(it, random),
    openWallets: [],
    acts: [],
    counts: createCounts(),
    errors,
  }
  clock.now = new Date(start.getTime() + hourMs)
  return made
}

import type { TestDatabase } from '../test/database.ts'
import { acts } from './actors/actors.ts'
import { openOffers } from './actors/open-offers.ts'
import { endTrouble } from './actors/trouble.ts'
import { createProgress } from './clock.ts'
import { brokenInvariants } from './invariants.ts'
import { journalHash } from './journal.ts'
import { openMarketplace, type Marketplace } from './marketplace.ts'

export interface SimulationOptions {
  /** Empty but for the product's tables; it is dropped at the end. */
  database: TestDatabase
  seed: number
  days: number
  actsPerDay: number
  shoppers: number
  stores: number
  /** Called after each day, before its invariants are checked. */
  afterDay?: (market: Marketplace, day: number) => Promise<void>
}

/** An invariant does not hold. */
export class BrokenInvariants extends Error {
  readonly day: number
  readonly broken: readonly string[]
  /** What was done last. */
  readonly acts: readonly string[]

  constructor(day: number, broken: readonly string[], lastActs: readonly string[]) {
    super(`day ${day}: ${broken[0]}`)
    this.day = day
    this.broken = broken
    this.acts = [...lastActs]
  }
}

const dayMs = 24 * 3_600_000
/** The quiet end of each day, in which timers and notices catch up, and the quiet days at the end. */
const quietMs = 90 * 60_000
const quietDays = 3

/**
 * Lets everybody act for so many days of a virtual clock, and checks all invariants after each. `finish` gets the shop as it
 * is in the end, and the hash of its journal, which the same options give again. Throws BrokenInvariants; any other error
 * that comes up carries the day and the last acts in the same way.
 */
export async function simulate<Result>(
  options: SimulationOptions,
  finish: (market: Marketplace, hash: string) => Promise<Result>,
): Promise<Result> {
  const { days, actsPerDay } = options
  const market = await openMarketplace(options)
  const { random, clock } = market
  const progress = createProgress(market)
  let day = 0

  async function liveThrough(until: number): Promise<void> {
    for (;;) {
      const pause = (-Math.log(1 - random.next()) * (dayMs - quietMs)) / actsPerDay
      const at = clock.now.getTime() + Math.ceil(pause)
      if (at >= until) return
      await progress.advance(new Date(at))
      const act = random.weighted(acts, ({ weight }) => weight)
      market.counts.add('acts', act.name)
      await act.do(market)
    }
  }
  async function check(isOver: boolean): Promise<void> {
    const broken = await brokenInvariants(market, isOver)
    if (broken.length) throw new BrokenInvariants(day, broken, market.acts)
  }

  try {
    await openOffers(market)
    const begin = clock.now.getTime()
    for (day = 1; day <= days; day++) {
      await liveThrough(begin + day * dayMs - quietMs)
      endTrouble(market)
      await progress.advance(new Date(begin + day * dayMs))
      await options.afterDay?.(market, day)
      await check(false)
    }
    await progress.advance(new Date(clock.now.getTime() + quietDays * dayMs))
    await check(true)
    return await finish(market, await journalHash(market.it.ctx.db))
  } catch (error) {
    if (error instanceof BrokenInvariants) throw error
    throw new BrokenInvariants(day, [String(error instanceof Error ? (error.stack ?? error) : error)], market.acts)
  } finally {
    await market.it.close()
  }
}

import { timers } from '../src/app.ts'
import type { Timer } from '../src/kernel/jobs/jobs.ts'
import { createAgenda } from '../src/kernel/replay/agenda.ts'
import { kill } from './kill.ts'
import type { Marketplace } from './marketplace.ts'
import { note } from './send.ts'

const hourMs = 3_600_000
/** How often timers run whose work is not due. */
const roundMs = 3 * hourMs
/** One run of a timer in so many is killed. */
const killedOf = 150

/** Lets time pass. */
export interface Progress {
  /** Sets the clock to a later instant; whatever is due until then happens at its own time. */
  advance(to: Date): Promise<void>
}

/** The next time at which timers run whose work is not due. */
const roundAfter = (at: Date): Date => new Date((Math.floor(at.getTime() / roundMs) + 1) * roundMs)

/** In each round if its work is due at a time, since what failed does not become due anew; else once a day. */
const runsIn = (round: Date, { nextDue, lateMs }: Timer): boolean =>
  nextDue !== undefined && lateMs === undefined ? true : round.getUTCHours() === 18

/** Runs timers, when they are due and now and then, and jobs on the virtual clock, and brings the notices of the providers. */
export function createProgress(market: Marketplace): Progress {
  const { it, clock, random, payments } = market
  const agenda = createAgenda(it.ctx.db, timers)
  const run = async (timer: Timer): Promise<void> => {
    if (random.int(1, killedOf) === 1) {
      note(market, `timer: ${timer.name}`)
      await kill(market, 'timer', () => timer.run(it.ctx))
    }
    await timer.run(it.ctx)
    agenda.ran(timer, clock.now)
  }

  async function untilRound(to: Date): Promise<void> {
    for (;;) {
      await it.runJobs()
      const next = await agenda.next(to)
      if (!next) break
      if (next.at > clock.now) clock.now = next.at
      await run(next.timer)
    }
    clock.now = to
    await payments.simulator.deliver((request) => payments.deliver(request))
  }

  return {
    async advance(to) {
      for (let round = roundAfter(clock.now); round <= to; round = roundAfter(round)) {
        await untilRound(round)
        for (const timer of timers) if (runsIn(round, timer)) await run(timer)
      }
      await untilRound(to)
    },
  }
}

import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './kernel/db/db.ts'
import type { Events } from './kernel/events/events.ts'
import type { Jobs } from './kernel/jobs/jobs.ts'
import type { Tally } from './kernel/tally.ts'

/** What every use case receives. Nothing else reaches the outside world. */
export interface Context {
  db: Database
  /** The only clock of business code; tests move it. */
  now: () => Date
  /** True on a virtual clock, where nobody waits for what the demo would otherwise hurry. */
  isReplay?: boolean
  /** Random digits for the numbers of orders and payments; on a virtual clock the same ones each time. */
  randomDigits: (count: number) => string
  config: Config
  log: FastifyBaseLogger
  jobs: Jobs
  events: Events
  /** What this process has counted of visits and not written yet (rules §13). */
  visits: Tally
}

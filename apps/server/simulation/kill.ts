import type { CrashTime } from '../test/crashes.ts'
import type { Marketplace } from './marketplace.ts'

/** How many statements of most calls count before and after which they may die; later ones are reached by few. */
const mostStatements: Record<CrashTime, number> = { before: 3, after: 16 }

/** PostgreSQL notices a lost connection a moment later: until then its locks would stand in the way of the next act. */
async function waitForRollback({ it }: Marketplace): Promise<void> {
  for (;;) {
    const { rows } = await it.ctx.db.pool.query<{ open: number }>(
      `select count(*)::int as open from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and state <> 'idle'`,
    )
    if (!rows[0]?.open) return
  }
}

/**
 * Does something during which the process dies at a random statement, so that whoever waits for it learns nothing, and
 * waits until the database has undone what was not committed.
 */
export async function kill(market: Marketplace, what: string, work: () => Promise<unknown>): Promise<void> {
  const { random, counts, crashAt, acts, errors, it } = market
  const when: CrashTime = random.pick(['before', 'after'])
  const at = random.int(1, mostStatements[when])
  // Settings are cached for a second of the real time: the same statement must die whatever the machine is doing.
  it.forgetSettings()
  const known = errors.length
  const { isReached } = await crashAt(at, when, work)
  await waitForRollback(market)
  errors.length = known // what the log says of this was made on purpose
  if (!isReached) return
  counts.add('faults', `killed ${what}`)
  acts.push(`killed ${when} statement ${at}`)
}

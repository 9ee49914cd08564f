import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { audit } from '../apps/server/src/audit.ts'
import { findPostgres } from '../apps/server/src/kernel/embedded-postgres/embedded-postgres.ts'
import { faults, type Fault } from './faults/faults.ts'
import { outcomeOf, type Outcome } from './faults/outcome.ts'
import { makeFolder, openShop, type Shop } from './faults/shop.ts'
import { startTraffic, type Traffic } from './faults/traffic.ts'
import { isAsked, numberOf } from './load/options.ts'

/**
 * `npm run faults`: starts the product over a database of its own, and while people look and buy, something goes wrong:
 * each fault of `faults/faults.ts` in turn, in a shop of its own. Prints what people saw, for how long, and whether
 * ledger, stock and confirmed orders are right afterwards; fails where a limit is missed. `--only=lock+worker`: these
 * alone; `--seconds=20`: how long a lock or a full disk lasts.
 */

const lastingSeconds = numberOf('seconds', 20)
const beforeMs = 4000
const afterMs = 4000

interface Result {
  fault: Fault
  outcome: Outcome
  faultsFound: string[]
}

/** What is wrong with what the database holds after the fault; empty for nothing. */
async function verify({ db, dataDir }: Shop, { confirmed }: Traffic): Promise<string[]> {
  await findPostgres(dataDir) // waits for one that still recovers
  const drift = (await audit(db)).map(({ check, subject }) => `${check}: ${subject}`)
  const numbers = [...confirmed.values()].flat()
  const { rows } = await db.pool.query<{ paid: number; made: number }>(
    `select count(*) filter (where status = 'paid' and group_no = any($1))::int as paid, count(*)::int as made from order_groups`,
    [numbers],
  )
  const { paid = 0, made = 0 } = rows[0] ?? {}
  const lost = numbers.length - paid
  // Of each shopper one order may be under way.
  const tooMany = made - numbers.length - confirmed.size
  if (lost) drift.push(`${lost} of ${numbers.length} orders that were confirmed are lost`)
  if (tooMany > 0) drift.push(`${tooMany} orders were made twice`)
  if (numbers.length < confirmed.size) drift.push(`only ${numbers.length} orders were confirmed`)
  return drift
}

function missed({ withinMs, keepsPages, mayReset, endsShop }: Fault, it: Outcome): string[] {
  return [
    ...[...it.wrong].map(([answer, times]) => `${times} × ${answer}`),
    ...(it.resets && !mayReset ? [`${it.resets} connections ended without an answer`] : []),
    ...(it.refused && !endsShop ? [`${it.refused} connections refused`] : []),
    ...(keepsPages && it.pagesNotAnswered ? [`${it.pagesNotAnswered} pages not answered`] : []),
    ...(!endsShop && it.recoveredMs > withinMs ? [`back after ${Math.round(it.recoveredMs)} ms`] : []),
  ]
}

async function suffer(fault: Fault, folder: string): Promise<Result> {
  const shop = await openShop(folder)
  try {
    const traffic = startTraffic(shop)
    await wait(beforeMs)
    const faultAt = performance.now()
    await fault.inflict(shop, lastingSeconds)
    const endedAt = performance.now()
    await wait(fault.endsShop ? 500 : fault.withinMs + afterMs)
    await traffic.stop()
    const outcome = outcomeOf(traffic.answers, faultAt, endedAt)
    const exitCode = shop.exitCode()
    const found = exitCode === null || fault.endsShop ? [] : [`the shop ended with ${exitCode}:\n${shop.said()}`]
    if (exitCode !== null) await shop.startAgain()
    found.push(...missed(fault, outcome), ...(await verify(shop, traffic)))
    return { fault, outcome, faultsFound: found }
  } finally {
    await shop.close()
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function line({ fault, outcome: it, faultsFound }: Result): string {
  const saw = [
    `${it.answered} answered`,
    ...(it.lastCopies ? [`${it.lastCopies} of them last copies`] : []),
    ...(it.busy ? [`${it.busy} × 503 with Retry-After`] : []),
    ...(it.resets ? [`${it.resets} resets`] : []),
    ...(it.refused ? [`${it.refused} refused after its end`] : []),
  ]
  const lasted = fault.endsShop
    ? 'ends the shop'
    : `all back ${seconds(it.recoveredMs)} after the cause (≤ ${seconds(fault.withinMs)})`
  return [
    `${fault.name.padEnd(11)} ${fault.says}`,
    `            ${saw.join(', ')}; longest wait ${seconds(it.longestMs)}; ${lasted}`,
    `            ${faultsFound.length ? `✗ ${faultsFound.slice(0, 10).join('; ')}` : '✓ ledger, stock and every confirmed order are right'}`,
  ].join('\n')
}

for (const fault of faults.filter(({ name }) => isAsked(name))) {
  const folder = await makeFolder()
  const disk = fault.mount?.(folder)
  if (typeof disk === 'string') console.log(`${fault.name.padEnd(11)} left out: ${disk}`)
  else {
    const result = await suffer(fault, folder).finally(() => disk?.unmount())
    if (result.faultsFound.length) process.exitCode = 1
    console.log(line(result))
  }
  await rm(folder, { recursive: true, force: true })
}

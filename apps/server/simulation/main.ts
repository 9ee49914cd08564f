// npm run simulate -- --seed 7 --days 90: the whole shop on a virtual clock; exits with 1 when an invariant is broken.
import { parseArgs } from 'node:util'
import { openDatabase } from './open-database.ts'
import { report } from './report.ts'
import { BrokenInvariants, simulate } from './simulate.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '90' },
    acts: { type: 'string', default: '355' },
    shoppers: { type: 'string', default: '60' },
    stores: { type: 'string', default: '8' },
  },
})

const numberOf = (name: keyof typeof values): number => {
  const value = Number(values[name])
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name} takes a whole number from 1, not ${values[name]}`)
  return value
}

const begun = performance.now()
const seconds = (): number => (performance.now() - begun) / 1000
const [seed, days] = [numberOf('seed'), numberOf('days')]
const people = { actsPerDay: numberOf('acts'), shoppers: numberOf('shoppers'), stores: numberOf('stores') }

const afterDay = async (_market: unknown, day: number): Promise<void> => {
  if (day % 10 === 0) console.log(`day ${day} after ${seconds().toFixed(0)} s`)
}

const database = await openDatabase()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void database.drop().then(() => process.exit(130)))

try {
  console.log(`seed ${seed}, ${days} days`)
  await simulate({ database, seed, days, ...people, afterDay }, async (market, hash) => {
    for (const line of await report(market)) console.log(line)
    console.log(`\n${(days / seconds()).toFixed(2)} virtual days a second, ${seconds().toFixed(0)} s in all`)
    console.log(`journal ${hash}`)
  })
} catch (error) {
  process.exitCode = 1
  if (error instanceof BrokenInvariants) {
    console.error(`\nseed ${seed}, day ${error.day}: ${error.broken.length} invariants are broken`)
    for (const line of error.broken.slice(0, 20)) console.error(`  ${line}`)
    console.error('the last acts:')
    for (const line of error.acts) console.error(`  ${line}`)
  } else console.error(error)
}

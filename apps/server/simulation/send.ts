import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { CallError } from '@fangshi/contract/client'
import type { Input, Reply, Route } from '@fangshi/contract/route'
import { kill } from './kill.ts'
import type { Marketplace } from './marketplace.ts'
import type { Person } from './people/person.ts'

const keptActs = 30
/** How many writes in a hundred lose their answer, and how many are killed on the way. */
const faultsInHundred = { lost: 2, killed: 1 }

/** Remembers what is done, for the report of a broken invariant. */
export function note({ acts, clock }: Marketplace, what: string): void {
  acts.push(`${clock.now.toISOString()} ${what}`)
  if (acts.length > keptActs) acts.shift()
}

const textOf = ({ params, query, body }: { params?: unknown; query?: unknown; body?: unknown }): string =>
  JSON.stringify(Object.assign({}, params, query, body))

/**
 * Calls the API as a person whose network and whose server are not perfect: sometimes an answer is lost or the server dies
 * on the way, and the person tries again with the same key. Null when it was refused. Throws for an internal error, and
 * for a second answer that differs from the first one.
 */
export async function send<R extends Route>(
  market: Marketplace,
  person: Person,
  route: R,
  input: Input<R>,
): Promise<Reply<R> | null> {
  const { random, counts } = market
  const { call } = await person.session()
  const key = randomUUID()
  const once = (): Promise<Reply<R>> => call(route, input, { key, quiet: true })
  const name = `${route.method} ${route.path}`
  note(market, `${person.name}: ${name} ${textOf(input)}`)
  const dice = route.method === 'GET' ? 100 : random.int(0, 99)
  let lost: { answer: Reply<R> } | undefined
  if (dice < faultsInHundred.lost) {
    counts.add('faults', 'lost answer')
    note(market, 'the answer is lost')
    lost = await once().then(
      (answer) => ({ answer }),
      () => undefined,
    )
  } else if (dice < faultsInHundred.lost + faultsInHundred.killed) await kill(market, 'request', once)
  try {
    const answer = await once()
    if (lost && route.idempotent && !isDeepStrictEqual(withoutClock(lost.answer), withoutClock(answer)))
      throw new Error(`${name} answered differently when it was sent again`)
    return answer
  } catch (error) {
    if (!(error instanceof CallError) || error.key === 'INTERNAL') throw error
    counts.add('refusals', `${name} ${error.key}`)
    return null
  }
}

/** What the server's clock says is not part of the answer. */
const withoutClock = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null ? { ...answer, now: null } : answer

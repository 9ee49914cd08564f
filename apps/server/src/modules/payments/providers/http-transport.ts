import { createBreaker, type Breaker } from '../../../kernel/http/breaker.ts'
import { ask } from '../../../kernel/http/outgoing.ts'
import type { Transport } from './transport.ts'

const timeoutMs = 8_000
/** Bills of a day are the largest answers. */
const maxBytes = 64 * 1024 * 1024

/** One for each address, since all devices of a provider share its servers. */
const breakers = new Map<string, Breaker>()

function breakerOf({ origin }: URL): Breaker {
  const known = breakers.get(origin)
  if (known) return known
  const breaker = createBreaker({ failures: 5, restMs: 30_000 })
  breakers.set(origin, breaker)
  return breaker
}

/**
 * Over the network, with a time limit and a breaker (rules §6). Throws also for an answer of 500 and above: it says nothing
 * about what happened, and a failing provider is left alone for a while.
 */
export const httpTransport =
  ({ publicOnly }: { publicOnly: boolean }): Transport =>
  ({ url, method, headers, body }) => {
    const target = new URL(url)
    return breakerOf(target).run(async () => {
      const answer = await ask(target, {
        method,
        headers: { ...headers },
        body: body ?? undefined,
        timeoutMs,
        maxBytes,
        publicOnly,
      })
      if (answer.status >= 500) throw new Error(`the provider answered ${answer.status}`)
      return answer
    })
  }

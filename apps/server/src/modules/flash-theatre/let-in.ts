import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Config } from '../../config.ts'
import { ratePass, ratePassHeader } from '../../kernel/rate-pass.ts'
import type { Crowd } from './buyers-thread.ts'
import type { Answer } from './tally.ts'

/** How many buyers act at once: as many as a server answers without telling most of them to come again later. */
const atOnce = 40
/** A rush that takes longer is broken off, ms. */
const longestMs = 180_000

/** The own server as it is reached from here. */
function originOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

type Rush = Omit<Crowd, 'sale' | 'atOnce'> & { sale: Omit<Crowd['sale'], 'origin' | 'headers'> }

/**
 * Lets the buyers run into the sale and resolves when the last of them has given up or has all that one may have. `hear` is
 * informed of their answers.
 */
export async function letIn(config: Config, { sale, buyers }: Rush, hear: (answers: Answer[]) => void): Promise<void> {
  const crowd: Crowd = {
    sale: { ...sale, origin: originOf(config), headers: { [ratePassHeader]: ratePass(config) } },
    // What a structured copy can take, and no more than the thread needs.
    buyers: buyers.map(({ token, ticket, address_id }) => ({ token, ticket, address_id })),
    atOnce,
  }
  const thread = new Worker(new URL('./buyers-thread.ts', import.meta.url), { workerData: crowd, execArgv: [] })
  const limit = setTimeout(() => void thread.terminate(), longestMs)
  thread.on('message', hear)
  try {
    await once(thread, 'exit') // rejects with what the thread failed with
  } finally {
    clearTimeout(limit)
    await thread.terminate()
  }
}

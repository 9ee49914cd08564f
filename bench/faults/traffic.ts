import { Agent, request, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { buy, type Ask } from '../load/shop-calls.ts'
import type { BenchShopper } from '../world/shoppers.ts'

/** What a browser got for one request. */
export interface Answer {
  kind: 'list' | 'page' | 'checkout'
  /** A status; or why there is none: nobody listened, or the connection ended before the answer. */
  status: number | 'refused' | 'reset'
  /** Whether it said when to try again. */
  hasRetryAfter: boolean
  begun: number
  ended: number
  body: string
}

export interface Traffic {
  answers: Answer[]
  /** Numbers of the order groups that were confirmed, by shopper's token. */
  confirmed: Map<string, string[]>
  /** Lets nobody begin anything new, and resolves when all have their answers. */
  stop(): Promise<void>
}

interface Visited {
  port: number
  shoppers: readonly BenchShopper[]
  skuIds: readonly number[]
  goodsId: number
}

const patienceMs = 30_000
const pauseMs = 40
const visitorsOfLists = 6
const visitorsOfPages = 6

/** What a shopper reads when the shop has closed for them. */
class Closed extends Error {}

/** People who look at lists and pages and who buy, one request after another with short pauses, on connections kept alive. */
export function startTraffic({ port, shoppers, skuIds, goodsId }: Visited): Traffic {
  const agent = new Agent({ keepAlive: true })
  const answers: Answer[] = []
  const confirmed = new Map<string, string[]>()
  let isOpen = true

  const send = (kind: Answer['kind'], method: string, path: string, headers = {}, sent = ''): Promise<Answer> =>
    new Promise((resolve) => {
      const begun = performance.now()
      const settle = (status: Answer['status'], hasRetryAfter = false, body = ''): void => {
        const answer = { kind, status, hasRetryAfter, begun, ended: performance.now(), body }
        answers.push({ ...answer, body: status === 200 ? '' : body.slice(0, 500) })
        resolve(answer)
      }
      const failed = ({ code }: NodeJS.ErrnoException): void => settle(code === 'ECONNREFUSED' ? 'refused' : 'reset')
      const take = (reply: IncomingMessage): void => {
        let body = ''
        reply.setEncoding('utf8').on('data', (text: string) => (body += text))
        reply.on('end', () => settle(reply.statusCode ?? 0, 'retry-after' in reply.headers, body))
        reply.on('error', failed)
      }
      const call = request({ host: '127.0.0.1', port, method, path, headers, agent, timeout: patienceMs }, take)
      call.on('timeout', () => call.destroy())
      call.on('error', failed).end(sent)
    })

  const look = async (kind: 'list' | 'page', paths: readonly string[], first: number): Promise<void> => {
    for (let index = first; isOpen; index++) {
      await send(kind, 'GET', paths[index % paths.length]!)
      await wait(pauseMs)
    }
  }

  /** Buys again and again. What was not answered is asked anew with the same key, as the shop's pages do. */
  const shop = async (shopper: BenchShopper, first: number): Promise<void> => {
    const numbers: string[] = []
    confirmed.set(shopper.token, numbers)
    const ask: Ask = async (method, path, body, extra = {}) => {
      const sent = body ? JSON.stringify(body) : ''
      const headers = {
        authorization: `Bearer ${shopper.token}`,
        ...extra,
        ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      }
      for (;;) {
        const { status, body: text } = await send('checkout', method, `/api${path}`, headers, sent)
        if (status === 200) return (JSON.parse(text) as { data: never }).data
        if (!isOpen) throw new Closed()
        await wait(5 * pauseMs)
      }
    }
    for (let index = first; isOpen; index += 13) {
      await buy(ask, shopper, skuIds[index % skuIds.length]!).then(
        (number) => numbers.push(number),
        (error: unknown) => {
          if (!(error instanceof Closed)) throw error
        },
      )
      await wait(pauseMs)
    }
  }

  const lists = ['/api/goods', '/api/goods?page=2', '/api/goods?sort=sales']
  const pages = ['/', `/goods/${goodsId}`]
  const people = [
    ...Array.from({ length: visitorsOfLists }, (_, index) => look('list', lists, index)),
    ...Array.from({ length: visitorsOfPages }, (_, index) => look('page', pages, index)),
    ...shoppers.map((shopper, index) => shop(shopper, index)),
  ]
  return {
    answers,
    confirmed,
    async stop() {
      isOpen = false
      await Promise.all(people)
      agent.destroy()
    },
  }
}

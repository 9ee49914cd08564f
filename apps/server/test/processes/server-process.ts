import { getGoods } from '@fangshi/contract/catalog'
import { createApp, mounted, timers } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { localCalls } from '../../src/kernel/http/local-call.ts'
import { openSimulator } from '../../src/modules/payments/public.ts'
import { mountStorefront } from '../../src/pages/storefront.ts'
import { openContext } from '../../src/serve.ts'
import { startStallMeter } from './stall-meter.ts'

/**
 * The API in a separate process, for tests that need two of them or kill one. It does what its parent asks for and answers
 * with the number of the request. Its page `/goods/{id}` is only name and price, and is cached like a real page.
 */

const scriptMark = 'the-mark-of-tests'
type Handle = Awaited<ReturnType<Parameters<typeof mountStorefront>[1]['bundle']>>['handle']
const handle: Handle = async (request, { call }) => {
  const id = Number(new URL(request.url).pathname.split('/').at(-1))
  const { goods_name, goods_price, state } = await call(getGoods, { params: { id } })
  return { status: 200, headers: new Headers(), data: undefined, body: [`${goods_name} ${goods_price} ${state}`] }
}

/** Serves with these settings, which are those of the environment. */
async function openServer(settings: Record<string, string>) {
  const { DATABASE_URL: databaseUrl = '', DATA_DIR = '' } = settings
  const ctx = openContext({ ...readConfig(settings, DATA_DIR), databaseUrl })
  const app = await createApp(ctx, async (server) => {
    const shop = {
      callsFor: localCalls(() => ctx, mounted),
      images: async () => [],
      waitedMs: () => 0,
      bundle: async () => ({ scriptMark, pageQueryKeys: () => [], handle }),
    }
    mountStorefront(server, { config: ctx.config, ...shop })
  })
  openSimulator(ctx)
  ctx.events.start(databaseUrl)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async (): Promise<void> => {
    await ctx.events.stop()
    app.server.closeAllConnections()
    await app.close()
    await ctx.db.close()
  }
  return { ctx, address, close }
}

let server: Awaited<ReturnType<typeof openServer>> | undefined
let stalls: ReturnType<typeof startStallMeter> | undefined

/** What the parent may ask for, and the answer. */
const answers = {
  /** Answers the address. */
  async open(settings: Record<string, string>): Promise<string> {
    server = await openServer(settings)
    return server.address
  },
  async runTimer(name: string): Promise<void> {
    const timer = timers.find((one) => one.name === name)
    if (!timer || !server) throw new Error(`no timer ${name}`)
    await timer.run(server.ctx)
  },
  /** The longest time, in ms, that a call held up others since this was last asked for. */
  longestStall(): number {
    stalls ??= startStallMeter()
    return stalls.longestMs()
  },
  async close(): Promise<void> {
    await server?.close()
    server = undefined
    stalls?.stop()
    stalls = undefined
  },
}
export type Answers = typeof answers

interface Request {
  id: number
  ask: keyof Answers
  with: never
}
process.on('message', ({ id, ask, with: given }: Request) => {
  const work = async (): Promise<unknown> => answers[ask](given)
  void work().then(
    (answer) => process.send?.({ id, answer }),
    (error: unknown) => process.send?.({ id, failure: String(error) }),
  )
})
process.on('disconnect', () => process.exit())

import { getGoods } from '@fangshi/contract/catalog'
import { createApp, mounted, timers } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { localCalls } from '../../src/kernel/http/local-call.ts'
import { openSimulator } from '../../src/modules/payments/public.ts'
import { mountStorefront } from '../../src/pages/storefront.ts'
import { openContext } from '../../src/serve.ts'
import { startStallMeter } from './stall-meter.ts'

/**
 * The API in a separate process, for tests that need two of them or kill one. It sends its port to the parent. Its page
 * `/goods/{id}` is only name and price, and is cached like a real page. A message `{ timer, id }` runs the timer of that name; any
 * other is answered with the longest time, in ms, that it held up other calls since the last message.
 */
const { DATABASE_URL: databaseUrl = '', DATA_DIR = '' } = process.env
const ctx = openContext({ ...readConfig(process.env, DATA_DIR), databaseUrl })
const scriptMark = 'the-mark-of-tests'
type Handle = Awaited<ReturnType<Parameters<typeof mountStorefront>[1]['bundle']>>['handle']
const handle: Handle = async (request, { call }) => {
  const id = Number(new URL(request.url).pathname.split('/').at(-1))
  const { goods_name, goods_price, state } = await call(getGoods, { params: { id } })
  return { status: 200, headers: new Headers(), data: undefined, body: [`${goods_name} ${goods_price} ${state}`] }
}
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
process.send?.(address)
const stalls = startStallMeter()
async function runTimer({ timer: name, id }: { timer: string; id: number }): Promise<void> {
  const run = timers.find((timer) => timer.name === name)?.run ?? (() => Promise.reject(new Error(`no timer ${name}`)))
  const failure = await run(ctx).then(() => undefined, String)
  process.send?.({ ran: id, failure })
}
process.on('message', (message: string | Parameters<typeof runTimer>[0]) => {
  if (typeof message === 'object') void runTimer(message)
  else process.send?.(stalls.longestMs())
})
process.on('disconnect', () => process.exit())

import { getGoods } from '@fangshi/contract/catalog'
import { createApp, mounted } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { localCalls } from '../src/kernel/http/local-call.ts'
import { mountStorefront } from '../src/pages/storefront.ts'
import { openContext } from '../src/serve.ts'
import { startStallMeter } from './stall-meter.ts'

/**
 * The API in a separate process, for tests that need two of them or kill one. It sends its port to the parent. Its page
 * `/goods/{id}` is only name and price, and is cached like a real page. Any message is answered with the longest time, in ms, that
 * it held up other calls since the last message.
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
ctx.events.start(databaseUrl)
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(address)
const stalls = startStallMeter()
process.on('message', () => process.send?.(stalls.longestMs()))
process.on('disconnect', () => process.exit())

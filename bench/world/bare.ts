import fastify from 'fastify'
import { openDatabase, statement } from '../../apps/server/src/kernel/db/db.ts'

/** The two yardsticks: a bare HTTP answer and a bare prepared select, on the same server and driver. */
const db = openDatabase(process.env.DATABASE_URL ?? '', 10)
const one = statement('bench.one', 'select id, price_cents from goods where id = $1')
const app = fastify()
app.get('/bare', async () => ({ code: 200, msg: 'success', data: 1 }))
app.get('/select', async () => ({ code: 200, msg: 'success', data: await db.row(one, [1]) }))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('SIGTERM', () => void app.close().then(() => db.close()))
process.send?.('ready')

import { prepareModules } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { migrate } from '../apps/server/src/kernel/db/migrate.ts'
import { inTx } from '../apps/server/src/kernel/db/tx.ts'
import { openContext } from '../apps/server/src/serve.ts'
import { insertBenchGoods } from './goods.ts'
import { mintShoppers } from './shoppers.ts'
import { openWorld } from './world.ts'
import { homeSession } from '../apps/server/src/modules/accounts/sessions/sessions.db.ts'
import pg from 'pg'
import { createHash } from 'node:crypto'
const world = await openWorld()
await migrate(world.databaseUrl)
const config = readConfig({ DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir, LOG_LEVEL: 'error' }, world.dataDir)
const ctx = openContext({ ...config, databaseUrl: world.databaseUrl })
await inTx(ctx.db, (tx) => prepareModules(tx, ctx)); await ctx.db.close()
await insertBenchGoods(world.db, 1000)
const shoppers = await mintShoppers(world.db, 2000)
await world.db.pool.query('vacuum analyze')
const c = new pg.Client({ connectionString: world.databaseUrl, options: '-c timezone=UTC' }); await c.connect()
const pid = (await c.query('select pg_backend_pid() p')).rows[0].p
import { readFileSync } from 'node:fs'
const cpu = () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
const hashes = shoppers.map(s => createHash('sha256').update(s.token).digest())
const old = new Date(Date.now() - 30*864e5), old2 = new Date(Date.now() - 6e4)
async function time(name: string, text: string, values: (i: number) => unknown[], n = 3000) {
  for (let i = 0; i < 20; i++) await c.query({ name, text, values: values(i) })
  const b = cpu(); for (let i = 0; i < n; i++) await c.query({ name, text, values: values(i) })
  console.log(name.padEnd(24), ((cpu() - b) / n * 1000).toFixed(0), 'µs')
}
await time('one', 'select 1', () => [])
await time('user by id', 'select id, status from users where id = $1', (i) => [i % 2000 + 1])
await time('session', homeSession.text, (i) => [hashes[i % 2000], old, old2])
const s2 = homeSession.text.replace(/where \(s\.token_hash[\s\S]*?or s\.successor_hash = \$1\)/, `where s.id = coalesce((select id from sessions where token_hash = $1 and (successor_used_at is null or successor_used_at > $3)), (select id from sessions where successor_hash = $1))`)
console.log(s2)
await time('session2', s2, (i) => [hashes[i % 2000], old, old2])
console.log((await c.query('explain (analyze, buffers) ' + homeSession.text.replaceAll('$1', `'\\x${hashes[3]!.toString('hex')}'::bytea`).replaceAll('$2', "now() - interval '30 days'").replaceAll('$3', 'now()'))).rows.map(r=>r['QUERY PLAN']).join('\n'))
const own = 'select id from unnest($2::bigint[]) as id where is_own_store($1, id)'
await time('own', own, (i) => [i % 2000 + 1, [1]])
await time('begin;commit', 'begin', () => [], 1); await c.query('commit')
const mod = await import('../apps/server/src/modules/cart/cart.db.ts')
const sku = (await c.query('select id from skus limit 1000')).rows.map(r => r.id)
const addText = readFileSync('apps/server/src/modules/cart/cart.db.ts', 'utf8').match(/'cart\.add',\s*`([\s\S]*?)`/)![1]!
await c.query('begin')
await time('cart.add', addText, (i) => [i % 2000 + 1, sku[i % 1000], 1, new Date(), 200, null, 999], 1500)
await time('cart.add no own', addText.replace('is_own_store($1, s.store_id)', 'false'), (i) => [i % 2000 + 1, sku[(i*7+1) % 1000], 1, new Date(), 200, null, 999], 1500)
await c.query('rollback')
await c.query('begin')
await time('cart insert', 'insert into carts (user_id, sku_id, buy_num, price_cents, updated_at, created_at) values ($1,$2,1,100,now(),now()) on conflict (user_id, sku_id) do update set buy_num = carts.buy_num + 1', (i) => [i % 2000 + 1, sku[i % 1000]], 1500)
await c.query('rollback')
console.log((await c.query(`explain (analyze) ${addText.replaceAll(/\$(\d)/g, (_, n) => ['5', String(sku[5]), '1', "now()", '200', 'null', '999'][n - 1]!)}`)).rows.map(r=>r['QUERY PLAN']).join('\n'))
await c.end(); await world.close()

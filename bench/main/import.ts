import { randomUUID } from 'node:crypto'
import { get, listPaths } from '../load/shop-calls.ts'
import { Connection, request } from '../load/http-client.ts'
import { load, type Result } from '../load/load.ts'
import { mintSeller } from '../world/staff.ts'
import type { World } from '../world/world.ts'

const rowCount = 5000

export interface ImportResult {
  /** How long the import of each sheet took, in s. */
  sheetSeconds: number[]
  /** Reads of goods lists without and during imports. */
  usual: Result
  meanwhile: Result
}

/** Lets the first store sell in one class and gives it a picture; returns what the sheet's rows refer to. */
async function prepareStore({ db }: World): Promise<{ class_name: string; goods_images: string }> {
  const url = '/uploads/be/nc/0123456789abcdef0123456789ab.webp'
  await db.pool.query(
    `insert into files (owner_kind, owner_id, url, bytes, width, height) values ('store', 1, $1, 1000, 10, 10)`,
    [url],
  )
  const { rows } = await db.pool.query<{ class_id: number }>(
    `with one as (select id from goods_classes where level = 3 order by id limit 1),
          may as (insert into store_classes (store_id, class_id) select 1, id from one on conflict do nothing)
     select id as class_id from one`,
  )
  return { class_name: String(rows[0]?.class_id), goods_images: url }
}

/** Goods of two SKUs each. */
const sheet = (number: number, shared: object): object[] =>
  Array.from({ length: rowCount }, (_, index) => {
    const goods = Math.floor(index / 2)
    return {
      ...shared,
      goods_no: `I${number}-${goods}`,
      goods_name: `素胎手作茶杯 ${number} ${goods}`,
      options: `颜色:${index % 2 ? '墨绿' : '米白'}`,
      goods_price: '19.00',
      goods_market_price: '29.00',
      goods_weight: 300,
      stock: 20,
      shelf: 'on',
    }
  })

/** Imports sheets of 5,000 rows one after another while shoppers read lists of goods. */
export async function measureImport(world: World, port: number, seconds: number): Promise<ImportResult> {
  const shared = await prepareStore(world)
  const headers = { authorization: `Bearer ${await mintSeller(world.db)}` }
  const readers = { connections: 4, seconds }
  const usual = await load(port, get(listPaths), readers)
  const sheetSeconds: number[] = []
  let isReading = true
  const takeIn = async (): Promise<void> => {
    const connection = new Connection(port)
    for (let number = 0; isReading; number++) {
      const body = JSON.stringify({ rows: sheet(number, shared) })
      const begun = performance.now()
      const once = { ...headers, 'idempotency-key': randomUUID() }
      const answer = await connection.send(request('POST', '/api/Seller/goods/import/excel', once, body))
      if (answer.status !== 200) throw new Error(`import: ${answer.body.slice(0, 300)}`)
      sheetSeconds.push((performance.now() - begun) / 1000)
    }
    connection.close()
  }
  const taking = takeIn()
  const meanwhile = await load(port, get(listPaths), readers)
  isReading = false
  await taking
  return { sheetSeconds, usual, meanwhile }
}

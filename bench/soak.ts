import { rm } from 'node:fs/promises'
import { makeFolder, openShop, type Shop } from './faults/shop.ts'
import { request } from './load/http-client.ts'
import { load, type Result, type Work } from './load/load.ts'
import { listPaths } from './load/shop-calls.ts'
import { numberOf } from './load/options.ts'
import { residentMb } from './load/processes.ts'

/**
 * `npm run bench:soak`: 200 connections that ask without a pause for lists, and now and then for pages, over two server
 * processes. No answer may be a 500, 99 of 100 lists come within a second, and memory in the second half may not grow by
 * more than a tenth. `--minutes=4`: how long; a part of a minute will do for a first look.
 */

const minutes = numberOf('minutes', 4)
const connections = 200
const listsWithinMs = 1000
const growth = 1.1

const statuses = new Map<string, number>()
const listTimes: number[] = []

/** Nine lists to one page. */
function ask(goodsId: number): Work {
  const lists = listPaths.map((path) => request('GET', path))
  const pages = ['/', `/goods/${goodsId}`].map((path) => request('GET', path))
  return async (connection, index) => {
    const isPage = index % 10 === 0
    const begun = performance.now()
    const { status } = await connection.send((isPage ? pages[(index / 10) % 2] : lists[index % lists.length])!)
    if (!isPage) listTimes.push(performance.now() - begun)
    const name = `${isPage ? 'page' : 'list'} ${status}`
    statuses.set(name, (statuses.get(name) ?? 0) + 1)
  }
}

const memory = (shop: Shop): number => shop.workers().reduce((sum, pid) => sum + residentMb(pid), 0)

async function half({ port, goodsId }: Shop): Promise<Result> {
  return load(port, ask(goodsId), { connections, seconds: minutes * 30, warmUp: 0 })
}

const folder = await makeFolder()
const shop = await openShop(folder)
try {
  const first = await half(shop)
  const before = memory(shop)
  const second = await half(shop)
  const after = memory(shop)
  listTimes.sort((a, b) => a - b)
  const p99 = listTimes[Math.floor(listTimes.length * 0.99)] ?? Infinity
  const wrong = [...statuses].filter(([name]) => !name.endsWith('200'))
  const isGood =
    !wrong.length && !first.failures && !second.failures && p99 <= listsWithinMs && after <= growth * before
  console.log(
    `${connections} connections for ${minutes} minutes: ${((first.perSecond + second.perSecond) / 2).toFixed(0)} answers/s`,
  )
  console.log(`answers                ${[...statuses].map(([name, times]) => `${times} × ${name}`).join(', ')}`)
  console.log(`lists                  p99 ${p99.toFixed(0)} ms (≤ ${listsWithinMs})`)
  console.log(`memory of the servers  ${before.toFixed(0)} MB after the first half, ${after.toFixed(0)} MB at the end`)
  console.log(isGood ? '✓' : '✗')
  if (!isGood) process.exitCode = 1
} finally {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
}

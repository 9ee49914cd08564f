import { measureVitals } from './pages/vitals.ts'
import { openWorld } from './world/world.ts'

/** `npm run bench:pages`: LCP, CLS and first-load JavaScript of the demo's pages beside their budgets. */
const jsBudgets: Record<string, number> = { '/': 150, '/s': 160, goods: 180 }
const world = await openWorld()
try {
  const shop = await world.serve({ MODE: 'demo' })
  const origin = `http://127.0.0.1:${shop.port}`
  const { data } = (await (await fetch(`${origin}/api/goods`)).json()) as { data: { data: { id: number }[] } }
  const goods = `/goods/${data.data[0]?.id}`
  for (const { path, lcpMs, cls, jsKb } of await measureVitals(origin, ['/', '/s', goods, '/stores'])) {
    const budget = jsBudgets[path === goods ? 'goods' : path]
    const good = lcpMs <= 2500 && cls <= 0.05 && (!budget || jsKb <= budget)
    const js = `js ${jsKb.toFixed(0)} KB${budget ? ` of ${budget}` : ''}`
    console.log(
      `${path.padEnd(16)} LCP ${lcpMs.toFixed(0).padStart(5)} ms of 2500  CLS ${cls.toFixed(4)} of 0.05  ${js}  ${good ? '✓' : '✗'}`,
    )
    if (!good) process.exitCode = 1
  }
  await shop.stop()
} finally {
  await world.close()
}

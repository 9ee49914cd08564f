import type { theatrePromises, Verdict } from '@fangshi/contract/flash-theatre'
import { formatMoney } from '@fangshi/contract/money'
import type { Context } from '../../context.ts'
import { fromProduct } from '../../kernel/product.ts'
import { runChecks } from '../../kernel/verification/run-checks.ts'
import { factsOf, type Facts } from './verdict.db.ts'

type PromiseCheck = Verdict['promises'][number]
type Name = (typeof theatrePromises)[number]

/** More would not help anyone. */
const maxFindings = 20

const allChecks = fromProduct(({ audits }) => audits)

const atMost = (promise: Name, most: number, actual: number): PromiseCheck => ({
  promise,
  expected: `≤ ${most}`,
  actual: String(actual),
  is_kept: actual <= most,
})
const same = (promise: Name, expected: string, actual: string): PromiseCheck => ({
  promise,
  expected,
  actual,
  is_kept: expected === actual,
})

/** Right after the rush: no piece too many, nobody has too many, every order was answered, no money came or went. */
export const rushPromises = (facts: Facts, answered: number): PromiseCheck[] => [
  atMost('quota', facts.quota, facts.pieces),
  atMost('limit', facts.max_per_person, facts.most),
  same('orders', String(answered), String(facts.orders)),
  same('money', formatMoney(facts.began_cents), formatMoney(facts.wallets_cents + facts.escrow_cents)),
]

/** After everything was given back: all money with the buyers, all pieces in the ordinary stock. */
export const clearingPromises = (facts: Facts): PromiseCheck[] => [
  same('money', formatMoney(facts.began_cents), formatMoney(facts.wallets_cents)),
  same('stock', String(facts.stock_before), String(facts.stock)),
]

/** Runs the checks of `npm run verify` and adds what the drill itself promises. */
export async function judge(
  ctx: Context,
  runId: number,
  promisesOf: (facts: Facts) => PromiseCheck[],
): Promise<Verdict> {
  const at = performance.now()
  const checks = allChecks()
  const findings = await runChecks(ctx.db, checks)
  const took_ms = Math.round(performance.now() - at)
  const facts = await factsOf(ctx.db, runId)
  return {
    checks: checks.length,
    took_ms,
    differences: findings.length,
    findings: findings.slice(0, maxFindings),
    promises: facts ? promisesOf(facts) : [],
  }
}

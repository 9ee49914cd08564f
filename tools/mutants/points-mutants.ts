import { patchesIn, type Mutant } from './mutant.ts'

const modules = 'apps/server/src/modules'
const earned = `${modules}/points/points.db.test.ts`

type Texts = Parameters<typeof patchesIn>[1]
const code = (guard: string, patch: Texts, killedBy: Mutant['killedBy']): Mutant => ({
  guard,
  patches: patchesIn(modules, patch),
  killedBy,
})

/** What orders earn and what refunds take back. */
export const pointsMutants: readonly Mutant[] = [
  code(
    'points: what went back earns nothing',
    ['points/earned-points.db.ts', 'sum(l.paid_cents - l.refunded_cents)::bigint', 'sum(l.paid_cents)::bigint'],
    [earned, 'a refund before the settlement'],
  ),
  code(
    'points: the rate of the order',
    ['orders/checkout/place.db.ts', '$20::int', 'least($20::int, 100)'],
    [earned, 'an order earns points'],
  ),
  code(
    'points: taken back for refunds',
    ['points/module.ts', ', on(refundPaidOut, revokePoints)', ''],
    [earned, 'refunds after the settlement'],
  ),
  code(
    'points: what was spent is owed',
    ['points/revoke-points.ts', 'if (!revoked) return', 'if (!revoked || revoked.points > 5) return'],
    [earned, 'refunds after the settlement'],
  ),
]

import type { DemoUser } from './demo-plan.ts'

/** What a store gives referrers of the sales of goods, in basis points by level (rules §9). */
export interface DemoDistribution {
  goods: string
  rates_bp: readonly [number, number, number]
}

const rates = [
  [1000, 500, 200],
  [800, 300, 0],
  [1500, 500, 300],
] as const

/** Every third of these goods pays referrers. */
export const planDistributions = (goods: readonly { goods: string }[]): DemoDistribution[] =>
  goods
    .filter((_, index) => index % 3 === 0)
    .map((one, index) => ({ goods: one.goods, rates_bp: rates[index % rates.length] ?? rates[0] }))

/** The members of each level below the demo shopper. */
const perLevel = [4, 5, 3] as const

/**
 * Who brought whom: three levels below the demo shopper, of users who registered later than their referrer. Of these, `buys`
 * says who has bought something, so that every level earns.
 */
export function planReferrers(
  users: readonly DemoUser[],
  shopper: string,
  buys: ReadonlySet<string>,
): Map<string, string> {
  const root = users.find(({ key }) => key === shopper)
  const waiting = users
    .filter(({ key }) => key !== shopper && buys.has(key))
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
  const referrers = new Map<string, string>()
  let above = root ? [root] : []
  for (const count of perLevel) {
    const level: DemoUser[] = []
    for (const user of waiting) {
      if (level.length === count || referrers.has(user.key)) continue
      const earlier = above.filter(({ created_at }) => created_at < user.created_at)
      const referrer = earlier[level.length % Math.max(1, earlier.length)]
      if (!referrer) continue
      referrers.set(user.key, referrer.key)
      level.push(user)
    }
    above = level
  }
  return referrers
}

import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { bookTopUp } from './top-up.ts'

/** Shoppers top up their wallets. */
export const ledgerDemo: DemoPart = {
  acts: (world) =>
    world.plan.top_ups.map(({ user, amount_cents, at }, index) => ({
      at,
      by: `${user} topping up`,
      do: ({ tx }) =>
        bookTopUp(tx, { user_id: world.id('user', user), amount_cents, key: `demo:top-up:${index + 1}`, at }),
    })),
}

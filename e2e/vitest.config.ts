import { configDefaults, defineConfig } from 'vitest/config'
import { restingFiles } from '../tools/turns.ts'
import { slowFirst } from '../vitest.sequence.ts'

/**
 * Groups of journeys that take about as long as each other. A whole run makes one of them beside the journeys that are in
 * none, and with the next commit the next (docs/decisions/0201-two-cores-in-fifteen-minutes.md). In none: buying, paying,
 * refunds, parcels and withdrawals, two-step verification, and the sweeps over all pages.
 */
const groups = [
  ['new-store', 'settings', 'language', 'devices', 'notifications', 'chats', 'keyboard'],
  ['promotions-console', 'list-acts', 'figures', 'repeated-order', 'reports', 'customers', 'confirm-identity'],
  [
    'seckills',
    'plain-screens',
    'troubles',
    'saved-views',
    'registration',
    'newcomer',
    'favorites',
    'stock-notices',
    'flash-theatre',
  ],
  [
    'platform-money',
    'group-buys',
    'referral',
    'coupons',
    'new-role',
    'comments-backoffice',
    'planted-faults',
    'guides',
    'comments',
    'concurrent-edit',
  ],
  [
    'seller-goods',
    'form-fields',
    'other-logins',
    'chat-links',
    'markup',
    'points-mall',
    'console-focus',
    'undo',
    'record-address',
    'site-content',
  ],
]

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    exclude: [...configDefaults.exclude, ...restingFiles(groups).map((name) => `${name}.e2e.ts`)],
    globalSetup: ['./start-shop.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 3,
    sequence: {
      sequencer: slowFirst(
        /\/(admin-sweep|shop-sweep|new-store|promotions-console)\.e2e\.ts$/,
        /\/(seller-sweep|refund|platform-money|seckills|seller-goods|list-acts|form-fields)\.e2e\.ts$/,
      ),
    },
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
})

import { configDefaults, defineConfig } from 'vitest/config'
import { restingFiles } from '../tools/turns.ts'
import { slowFirst } from '../vitest.sequence.ts'

/**
 * Groups of journeys that take about as long as each other. A whole run makes one of them beside the journeys that are in
 * none, and with the next commit the next (docs/decisions/0201-two-cores-in-fifteen-minutes.md). In none: how goods and money
 * go between shopper and store, two-step verification, and the sweeps over all pages.
 */
const groups = [
  [
    'new-store',
    'plain-screens',
    'settings',
    'coupons',
    'notifications',
    'keyboard',
    'comments',
    'undo',
    'language',
    'devices',
  ],
  [
    'promotions-console',
    'seckills',
    'troubles',
    'figures',
    'repeated-order',
    'newcomer',
    'record-address',
    'flash-theatre',
    'concurrent-edit',
    'confirm-identity',
    'planted-faults',
  ],
  [
    'platform-money',
    'list-acts',
    'group-buys',
    'saved-views',
    'referral',
    'reports',
    'guides',
    'comments-backoffice',
    'favorites',
    'stock-notices',
    'registration',
  ],
  [
    'seller-goods',
    'form-fields',
    'other-logins',
    'chat-links',
    'markup',
    'site-content',
    'points-mall',
    'chats',
    'console-focus',
    'customers',
    'new-role',
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

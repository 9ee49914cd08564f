import { configDefaults, defineConfig } from 'vitest/config'
import { inTurn } from '../tools/turns.ts'
import { slowFirst } from '../vitest.sequence.ts'

/**
 * Convenience journeys guard neither money nor goods nor rights. A whole run makes every third of them, and with the next
 * commit others (docs/decisions/0196-convenience-journeys-take-turns.md); asked for by name, each is made. Three that follow
 * each other take about as long.
 */
const conveniences = [
  'promotions-console',
  'seller-goods',
  'list-acts',
  'figures',
  'undo',
  'settings',
  'saved-views',
  'guides',
  'chat-links',
  'comments',
  'chats',
  'comments-backoffice',
  'notifications',
  'customers',
  'keyboard',
  'favorites',
  'record-address',
  'flash-theatre',
  'console-focus',
  'reports',
  'concurrent-edit',
  'stock-notices',
  'site-content',
]
const isWholeRun = process.env.E2E_WHOLE === '1'
const made = inTurn(conveniences, 3)
const resting = isWholeRun ? conveniences.filter((name) => !made.includes(name)) : []

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    exclude: [...configDefaults.exclude, ...resting.map((name) => `${name}.e2e.ts`)],
    globalSetup: ['./start-shop.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 3,
    sequence: {
      sequencer: slowFirst(
        /\/(admin-sweep|shop-sweep|new-store)\.e2e\.ts$/,
        /\/(seller-sweep|plain-screens|form-fields|list-acts|refund|newcomer|coupons)\.e2e\.ts$/,
      ),
    },
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
})

import { defineConfig } from 'vitest/config'
import { slowFirst } from '../vitest.sequence.ts'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
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

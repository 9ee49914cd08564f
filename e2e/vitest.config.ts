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
        /\/(new-store|console-focus|plain-screens)\.e2e\.ts$/,
        /accessibility\.e2e\.ts$/,
        /\/(layout|form-fields|list-acts|settings|refund|devices|new-role)\.e2e\.ts$/,
      ),
    },
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['./shop.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    // A browser on a busy machine loses a press now and then; a fault fails twice. What needed it is named in the report.
    retry: 1,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

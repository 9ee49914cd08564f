import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['./shop.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    // Two browsers share the machine with the shop: a step may come too late once. The report names what needed a second run.
    retry: 1,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

import { defineConfig } from 'vitest/config'
import { HeaviestFirst } from './heaviest-first.ts'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['./start-shop.ts'],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: HeaviestFirst },
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

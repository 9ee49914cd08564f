import { defineConfig } from 'vitest/config'
import whole from './vitest.config.ts'

const { resolve, test: { include, setupFiles } = {} } = whole

/** Tests that need neither a database nor a process of their own: `npm run check` runs them in seconds. */
export default defineConfig({
  resolve,
  test: {
    include,
    setupFiles,
    exclude: ['**/node_modules/**', '**/*.{db,http,race,crash,start}.test.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
  },
})

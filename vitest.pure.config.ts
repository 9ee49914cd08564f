import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that need neither a database nor a browser: `npm run check` runs them in seconds. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./apps/storefront/app', import.meta.url)) } },
  test: {
    include: ['packages/**/src/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.{db,http,race,crash,start}.test.ts', 'e2e/**'],
    maxWorkers: 2,
  },
})

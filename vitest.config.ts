import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { planted } from './tools/mutants/mutant.ts'
import { plantMutant } from './tools/mutants/plant-mutant.ts'
import { restingFiles } from './tools/turns.ts'
import { slowFirst } from './vitest.sequence.ts'

const folders = [
  'packages/**/src',
  'apps/**/src',
  'apps/storefront/{app,build-plugins}',
  'apps/server/simulation',
  'tools',
]
const database = '*.{db,http,race,crash,start}.test.ts'
/**
 * Groups of slow files that take about as long as each other; a whole run tries one of them
 * (docs/decisions/0201-two-cores-in-fifteen-minutes.md).
 */
const groups = [
  ['embedded-postgres.start', 'reset.db'],
  ['locked-table.start', 'stalls.http', 'odd-queries.http'],
  ['database-killed.start', 'stopped-under-load.start', 'planted-faults.start'],
]

export default defineConfig({
  // `npm run mutants` takes a guard away and sees whether a test fails.
  plugins: planted().length ? [plantMutant()] : [],
  resolve: { alias: { '~': fileURLToPath(new URL('./apps/storefront/app', import.meta.url)) } },
  test: {
    setupFiles: ['vitest.setup.ts'],
    pool: 'forks',
    // Files share the modules that their process has loaded: loading them anew takes longer than most tests.
    isolate: false,
    maxWorkers: 2,
    sequence: {
      sequencer: slowFirst(
        /\/main\.start\.test\.ts$/,
        /\.start\.test\.ts$/,
        /(escalation|stalls|isolation|odd-queries|demo-accounts)\.http\.test\.ts$|\/demo\/.*\.db\.test\.ts$/,
        /\.(crash|race)\.test\.ts$/,
      ),
    },
    testTimeout: 30_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'database',
          include: folders.map((folder) => `${folder}/**/${database}`),
          exclude: ['**/node_modules/**', ...restingFiles(groups).map((name) => `**/${name}.test.ts`)],
          globalSetup: ['apps/server/test/global-setup.ts'],
        },
      },
      // Tests that need neither a database nor a process of their own: `npm run check` runs them in seconds.
      {
        extends: true,
        test: {
          name: 'pure',
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: ['**/node_modules/**', `**/${database}`],
        },
      },
    ],
  },
})

// Proves that migrations and schema files agree: generating a migration must find nothing to write.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import config from '../apps/server/drizzle.config.ts'

// Ignored by git, so checks that run meanwhile do not see the copy.
mkdirSync('.cache', { recursive: true })
const copy = mkdtempSync(join('.cache', 'migrations-'))
const countFiles = (folder) => readdirSync(folder).filter((name) => name.endsWith('.sql')).length

try {
  cpSync(config.out, copy, { recursive: true })
  const configFile = join(copy, 'config.json')
  writeFileSync(configFile, JSON.stringify({ ...config, out: `./${copy}` }))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/drizzle-kit/bin.cjs', 'generate', '--config', configFile],
    { encoding: 'utf8' },
  )
  if (status !== 0 || countFiles(config.out) === 0 || countFiles(copy) !== countFiles(config.out)) {
    console.error(
      `${stdout}${stderr}\nThe schema and the migrations differ. Run: npx drizzle-kit generate --config apps/server/drizzle.config.ts`,
    )
    process.exitCode = 1
  }
} finally {
  rmSync(copy, { recursive: true })
}

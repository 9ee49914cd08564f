import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const read = (env: Record<string, string>) => readConfig(env, '/default')

test('without any setting it is the demo on loopback', () => {
  expect(read({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: undefined,
    migrateDatabaseUrl: undefined,
    dataDir: '/default',
    secretKey: undefined,
    workers: 1,
    mode: 'demo',
    publicUrl: 'http://127.0.0.1:8080',
    trustProxy: false,
    outgoingPrivate: false,
    sessionMs: 12 * 60 * 60 * 1000,
    rateLimit: 1200,
    pageCacheMs: 1000,
    logLevel: 'warn',
  })
})

test('a database of one’s own means production, unless said otherwise', () => {
  const DATABASE_URL = 'postgres://shop@db/shop'
  expect(read({ DATABASE_URL })).toMatchObject({ mode: 'production', databaseUrl: DATABASE_URL })
  expect(read({ DATABASE_URL, MODE: 'demo' }).mode).toBe('demo')
  expect(read({ MODE: 'production' }).mode).toBe('production')
})

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['127.evil.example', false],
])('the demo with its known passwords on %s: %s', (HOST, listens) => {
  if (listens) expect(read({ HOST }).host).toBe(HOST)
  else expect(() => read({ HOST })).toThrow('DEMO_PUBLIC=yes')
  expect(read({ HOST, DEMO_PUBLIC: 'yes' }).host).toBe(HOST)
  expect(read({ HOST, MODE: 'production' }).host).toBe(HOST)
})

test('the public address has no slash at its end and brackets around IPv6', () => {
  expect(read({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example')
  expect(read({ HOST: '::1', PORT: '1234' }).publicUrl).toBe('http://[::1]:1234')
})

test('a folder is taken from where one stands, an empty setting is none', () => {
  expect(read({ DATA_DIR: 'here' }).dataDir).toBe(`${process.cwd()}/here`)
  expect(read({ DATA_DIR: '', PORT: '' })).toMatchObject({ dataDir: '/default', port: 8080 })
})

test.each<[Record<string, string>, string]>([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ WORKERS: '0' }, 'WORKERS'],
  [{ SESSION_HOURS: '0' }, 'SESSION_HOURS'],
  [{ MODE: 'staging' }, 'MODE'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL'],
  [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY'],
  [{ PAGE_CACHE_MS: '-1' }, 'PAGE_CACHE_MS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%j stops the start and names the setting', (env, name) => {
  expect(() => read(env)).toThrow(new RegExp(`The settings are wrong[^]*${name}`))
})

test('a short SECRET_KEY stops the start', () => {
  expect(() => read({ SECRET_KEY: 'too-short' })).toThrow(/SECRET_KEY/)
  expect(read({ SECRET_KEY: 'k'.repeat(32) }).secretKey).toBe('k'.repeat(32))
})

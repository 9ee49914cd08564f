import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'fangshi-run-server-'))
/** Says what it does instead of doing it: it prepares its data at once and serves when it is told. */
const server = join(folder, 'server.mjs')
writeFileSync(
  server,
  `process.on('message', () => console.log('serving'))
   process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) })
   if (process.argv.includes('fails')) process.exit(3)
   setInterval(() => {}, 60_000)
   console.log('prepared')`,
)
let starter: ChildProcess | undefined

afterEach(() => void starter?.kill('SIGTERM'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts that server as `npm start` does. A line on its input says that the fronts are built, or why they are not. */
function start(...args: string[]): { child: ChildProcess; said: () => string } {
  const program = `
    import { createInterface } from 'node:readline'
    import { runServer } from ${JSON.stringify(new URL('./child.mjs', import.meta.url).href)}
    const build = () => new Promise((resolve, reject) =>
      createInterface({ input: process.stdin }).once('line', (line) => line === 'built' ? resolve() : reject(new Error(line))))
    const code = await runServer(process.execPath, ${JSON.stringify([server, ...args])}, build).catch((error) => {
      console.log(error.message)
      return 9
    })
    process.exit(code)`
  let text = ''
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (more) => (text += more))
  starter = child
  return { child, said: () => text }
}

test('a server prepares its data while the fronts are built, and serves afterwards', async () => {
  const { child, said } = start()
  await vi.waitFor(() => expect(said()).toBe('prepared\n'), 20_000)
  child.stdin?.write('built\n')
  await vi.waitFor(() => expect(said()).toBe('prepared\nserving\n'), 20_000)
})

test('a front that cannot be built stops the server', async () => {
  const { child, said } = start()
  await vi.waitFor(() => expect(said()).toBe('prepared\n'), 20_000)
  child.stdin?.write('a front could not be built\n')
  expect(await once(child, 'exit')).toEqual([9, null])
  expect(said()).toBe('prepared\nstopped\na front could not be built\n')
})

test('a server that cannot start does not wait for the fronts', async () => {
  expect(await once(start('fails').child, 'exit')).toEqual([3, null])
})

import { NoAnswerError } from '@fangshi/contract/client'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../../../test/stub-browser.ts'
import type { UploadOptions } from './upload.ts'

afterEach(() => vi.unstubAllGlobals())

type Answer = 'error' | 'timeout' | { text: string; authorization?: string }

/** Uploads a file to a server that answers so; what was sent, and what became of the session. */
async function uploadTo(answer: Answer, options: Partial<UploadOptions> = {}) {
  const { storage } = stubBrowser({ Seller_token: 'old' })
  const sent = { address: '', headers: {} as Record<string, string>, fields: [] as string[], timeout: 0 }
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    responseText = typeof answer === 'string' ? '' : answer.text
    timeout = 0
    onload = (): void => {}
    onerror = (): void => {}
    onabort = (): void => {}
    ontimeout = (): void => {}
    open = (method: string, address: string): void => void (sent.address = `${method} ${address}`)
    setRequestHeader = (name: string, value: string): void => void (sent.headers[name] = value)
    getResponseHeader = (): string | null => (typeof answer === 'string' ? null : (answer.authorization ?? null))
    abort = (): void => this.onabort()
    send(body: FormData): void {
      sent.fields = [...body].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
      sent.timeout = this.timeout
      for (const loaded of [1, 3]) this.upload.onprogress?.({ loaded, total: 3 })
      if (options.signal) return
      if (answer === 'error') this.onerror()
      else if (answer === 'timeout') this.ontimeout()
      else this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.resetModules()
  const { upload } = await import('./upload.ts')
  const result = upload(new File(['x'], '茶.webp'), { area: 'Seller', kind: 'image', ...options })
  return { result, sent, storage }
}
const done: Answer = { text: '{"code":200,"msg":"","data":"/uploads/a.webp"}' }

test('a picture is sent with the token of its area, and its address comes back', async () => {
  const { result, sent } = await uploadTo(done)
  expect(await result).toBe('/uploads/a.webp')
  expect(sent.headers).toMatchObject({ 'X-Locale': 'zh-cn', Authorization: 'Bearer old' })
  expect([sent.fields, sent.timeout]).toEqual([['file=茶.webp'], 30_000])
})

test.each([
  ['image', /upload\w*$/, 'file'],
  ['avatar', /upload\w*$/, 'avatar'],
  ['file', /\?uploadType=uploadFile$/, 'file'],
  ['private', /\?uploadType=private$/, 'file'],
] as const)('an upload of kind %s', async (kind, address, field) => {
  const { sent } = await uploadTo(done, { kind, crop: { width: 300, height: 200 }, limitMs: 5 })
  expect(sent.address).toMatch(address)
  expect([sent.fields, sent.timeout]).toEqual([['option[width]=300', 'option[height]=200', `${field}=茶.webp`], 5])
})

test('progress is told in whole percent', async () => {
  const seen: number[] = []
  await (
    await uploadTo(done, { onProgress: (percent) => seen.push(percent) })
  ).result
  expect(seen).toEqual([33, 100])
})

test('a renewed token is stored', async () => {
  const { result, storage } = await uploadTo({ ...done, authorization: 'Bearer new' })
  await result
  expect(storage.get('Seller_token')).toBe('new')
})

test('a refusal says what the server says; only a 401 ends the session', async () => {
  const refused = await uploadTo({ text: '{"code":422,"msg":"too large","data":{}}' })
  await expect(refused.result).rejects.toThrow('too large')
  expect(refused.storage.get('Seller_token')).toBe('old')
  const ended = await uploadTo({ text: '{"code":401,"msg":"log in","data":null}' })
  await expect(ended.result).rejects.toThrow('log in')
  expect(ended.storage.has('Seller_token')).toBe(false)
})

test.each<[string, Answer]>([
  ['no network', 'error'],
  ['the page of a proxy', { text: '<html>502</html>' }],
])('%s is no answer', async (_, answer) => {
  const error = await (await uploadTo(answer)).result.catch((reason: Error) => reason)
  expect((error as Error).constructor.name).toBe(NoAnswerError.name)
})

test('what takes too long and what is cancelled is not stored', async () => {
  await expect((await uploadTo('timeout')).result).rejects.toThrow()
  const stop = new AbortController()
  const { result } = await uploadTo(done, { signal: stop.signal })
  stop.abort()
  await expect(result).rejects.toThrow()
})

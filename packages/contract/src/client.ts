import { isErrorKey, messageOf, type ErrorKey } from './errors.ts'
import { encodeForm, type Encodable } from './form.ts'
import type { Locale } from './locale.ts'
import { fillPath, type Area, type Input, type Reply, type Route } from './route.ts'
import { FileBody } from './shapes.ts'

/** Every API answer (rules §12). */
export interface Envelope<T> {
  code: number
  msg: string
  data: T
}

/** A refused or failed call. Fronts branch on `key`, never on the message. */
export class CallError extends Error {
  readonly code: number
  readonly key: ErrorKey
  readonly fields: Readonly<Record<string, ErrorKey>>
  readonly details: Readonly<Record<string, unknown>>
  readonly requestId: string | undefined

  constructor(code: number, message: string, details: Record<string, unknown>) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.key = isErrorKey(details.key) ? details.key : 'INTERNAL'
    this.fields = (details.fields ?? {}) as Record<string, ErrorKey>
    this.details = details
    this.requestId = typeof details.request_id === 'string' ? details.request_id : undefined
  }
}

/** Raised when no answer came at all: no network, or the time limit (spec §9: 30 s). */
export class NoAnswerError extends Error {}

export interface TokenStore {
  get(area: Area): string | null
  set(area: Area, token: string | null): void
}

export interface ClientOptions {
  /** Where `/api` lies; empty for the page's own origin. */
  origin?: string
  locale: () => Locale
  tokens: TokenStore
  /** Called with every error before it is thrown, to show the messages of spec §8. */
  onError?: (error: CallError | NoAnswerError, area: Area) => void
  /**
   * Lets the person prove who they are, when a call needs that (CONFIRM_IDENTITY); `sentAt` (ms) is when the call was
   * sent. True: they did, and the call is sent again; false: the refusal stands.
   */
  confirm?: (area: Area, sentAt: number) => Promise<boolean>
  fetch?: typeof fetch
}

export interface CallOptions {
  /** For idempotent routes; generated for each call when absent. Pass the same one to retry a call. */
  key?: string
  signal?: AbortSignal
  /** The caller shows the error itself, every one or those with this code; `onError` is not called. */
  quiet?: boolean | number
}

/** The shape of a call, the same in the browser and in process on the server. */
export type Call = <R extends Route>(route: R, input: Input<R>, options?: CallOptions) => Promise<Reply<R>>

const isQuiet = (error: CallError | NoAnswerError, { quiet }: CallOptions): boolean =>
  typeof quiet === 'number' ? error instanceof CallError && error.code === quiet : quiet === true

const timeLimitMs = 30_000

/** Tokens under the storage keys of the spec §3: `token` for shoppers, `{Area}_token` for the back offices. */
export const browserTokens = (storage: Storage): TokenStore => {
  const keyOf = (area: Area): string => (area === 'Home' ? 'token' : `${area}_token`)
  return {
    get: (area) => storage.getItem(keyOf(area)),
    set: (area, token) => (token ? storage.setItem(keyOf(area), token) : storage.removeItem(keyOf(area))),
  }
}

/** A client of the API over HTTP. Rejects with `CallError` or `NoAnswerError`. */
export function createClient(options: ClientOptions): Call {
  const once = sender(options)
  const isConfirmed = async (error: unknown, area: Area, sentAt: number): Promise<boolean> =>
    error instanceof CallError && error.key === 'CONFIRM_IDENTITY' && (await options.confirm?.(area, sentAt)) === true

  return async (route, input, callOptions = {}) => {
    const withKey = route.idempotent ? { ...callOptions, key: callOptions.key ?? crypto.randomUUID() } : callOptions
    for (;;) {
      const sentAt = Date.now()
      try {
        return await once(route, input, withKey)
      } catch (error) {
        if (await isConfirmed(error, route.area, sentAt)) continue
        const isAnswer = error instanceof CallError || error instanceof NoAnswerError
        if (isAnswer && !isQuiet(error, callOptions)) options.onError?.(error, route.area)
        throw error
      }
    }
  }
}

const statusKeys: Readonly<Record<number, ErrorKey>> = { 404: 'NOT_FOUND', 429: 'TOO_MANY_REQUESTS', 500: 'INTERNAL' }

/** The envelope of an answer. Refused by something before our server, it has none: then spec §8 says what people read. */
async function envelopeOf(response: Response, { locale }: ClientOptions): Promise<unknown> {
  if (response.ok || response.headers.get('content-type')?.includes('json')) return response.json()
  const { status, statusText } = response
  const key = statusKeys[status]
  throw new CallError(status, key ? messageOf(key, locale()) : `${status} ${statusText}`.trim(), { key })
}

/** Sends a call once. */
function sender(options: ClientOptions): Call {
  const send = options.fetch ?? ((input, init) => fetch(input, init))
  return async (route, input, callOptions = {}) => {
    const query = encodeForm((input.query ?? {}) as Record<string, Encodable>)
    const url = `${options.origin ?? ''}/api${fillPath(route.path, input.params as Record<string, unknown>)}${query && `?${query}`}`
    const headers: Record<string, string> = { 'X-Locale': options.locale() }
    const token = options.tokens.get(route.area)
    // A login sends the device's token, because a device that has one of the account is never locked out (rules §1).
    if (token && (route.right !== 'public' || route.method !== 'GET')) headers.Authorization = `Bearer ${token}`
    if (route.idempotent && callOptions.key) headers['Idempotency-Key'] = callOptions.key
    const body = input.body as unknown
    const isFile = body instanceof FormData
    if (body !== undefined && !isFile) headers['Content-Type'] = 'application/x-www-form-urlencoded'
    const limit = AbortSignal.timeout(timeLimitMs)

    let response: Response, answer: unknown
    try {
      response = await send(url, {
        method: route.method,
        headers,
        ...(body === undefined ? {} : { body: isFile ? body : encodeForm(body as Record<string, Encodable>) }),
        signal: callOptions.signal ? AbortSignal.any([callOptions.signal, limit]) : limit,
      })
      answer = route.reply === FileBody && response.ok ? await response.blob() : await envelopeOf(response, options)
    } catch (error) {
      if (callOptions.signal?.aborted || error instanceof CallError) throw error
      throw new NoAnswerError(messageOf('BUSY', options.locale()))
    }
    const renewed = response.headers.get('authorization')
    if (renewed) options.tokens.set(route.area, renewed.replace(/^Bearer /, ''))
    if (answer instanceof Blob) return answer as Reply<typeof route>
    const envelope = answer as Envelope<unknown>
    if (envelope.code === 200) return envelope.data as Reply<typeof route>
    throw new CallError(envelope.code, envelope.msg, (envelope.data ?? {}) as Record<string, unknown>)
  }
}

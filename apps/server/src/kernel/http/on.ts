import type { Readable } from 'node:stream'
import type { Button } from '@fangshi/contract/resource'
import type { Locale } from '@fangshi/contract/locale'
import type { Area, DecodedCall, Reply, Right, Route } from '@fangshi/contract/route'
import type { Context } from '../../context.ts'
import type { Tx } from '../db/db.ts'
import type { SharedRow } from '../db/shared-tx.ts'
import type { Undo } from '../undo.ts'
import type { Change, Nobody, Who, WhoOf } from './who.ts'

/** A picture or file of a multipart request, read to its end within the route's limit. */
export interface UploadedFile {
  name: string
  bytes: Buffer
  fields: Record<string, string>
}

/** A request whose bytes matter, because they are signed. */
export interface RawRequest {
  body: Buffer
  /** Lower-case names. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** An answer in the words of whoever called, instead of the envelope (rules §12). */
export class PlainAnswer {
  readonly status: number
  readonly text: string
  constructor(status: number, text: string) {
    this.status = status
    this.text = text
  }
}

interface Request {
  ctx: Context
  locale: Locale
  /** The client's address. */
  ip: string
  /** What the client calls itself, cut to 300 characters. */
  userAgent: string
  /** The token's text, for the calls that act on the session itself. */
  token: string | null
  file: UploadedFile | null
  /** The body and headers of a `bytes` route as they were sent; null on any other. */
  raw: RawRequest | null
  /** Writes into the audit log, in the change's transaction. Every back-office write does (rules §11). */
  audit: (tx: Tx, ...changes: Change[]) => Promise<void>
  /** The same for somebody who has no session yet: at login. */
  auditAs: (tx: Tx, who: Who | Nobody, ...changes: Change[]) => Promise<void>
  /** Refuses FORBIDDEN unless the caller's roles grant one of the buttons of the screen (rules §11). */
  press: (screen: string, ...anyOf: Button[]) => Promise<void>
}

/** Who calls a route. */
export type CallerOf<R extends Route> = WhoOf<R['area'] & Area, R['right'] & Right>

/**
 * What a handler receives. Idempotent routes get the transaction in which their key is written: everything they do
 * must happen in it (rules §5).
 */
export type CallOf<R extends Route> = Request &
  DecodedCall<R> & { who: CallerOf<R> } & (R extends { idempotent: true } ? { tx: Tx } : { tx?: undefined })

export interface MountedRoute {
  route: Route
  handle: (call: never) => Promise<unknown>
  /** The handler of an idempotent route gets `once` instead of a transaction. */
  callsOnce?: true
  /** How what it changed can be taken back from the audit log. */
  undo?: Undo
}

/**
 * Does a part of an idempotent call in the transaction of its key. A repeated call does not do it again and gets what it
 * resolved with the first time, as JSON keeps it. With `shared`, calls of others that lock the same row may share the transaction.
 */
export type Once = <T>(effect: (tx: Tx) => Promise<T>, shared?: SharedRow) => Promise<T>

/** Binds a route of the contract to its handler: contract → use case → show, no logic. */
export const on = <R extends Route>(
  route: R,
  handle: (call: CallOf<R>) => Promise<Reply<R> | PlainAnswer | Readable>,
): MountedRoute => ({
  route,
  handle,
})

type CallOfSteps<R extends Route> = Omit<CallOf<R>, 'tx'> & {
  once: Once
  /** Whether this call was made before and has its answer. */
  isRepeated: () => Promise<boolean>
}

/**
 * Binds an idempotent route to a handler that does more than its transaction may wait for, such as calls to other servers:
 * `once` is the part that happens at most once, and what stands around it must bear being repeated.
 */
export const onSteps = <R extends Route & { idempotent: true }>(
  route: R,
  handle: (call: CallOfSteps<R>) => Promise<Reply<R>>,
): MountedRoute => ({ route, handle, callsOnce: true })

/** The same call, with something done first that its transaction must not wait for; it must bear being repeated. */
export const after = <R extends Route & { idempotent: true }>(
  route: R,
  first: (call: CallOfSteps<R>) => Promise<void>,
  { handle }: MountedRoute,
): MountedRoute =>
  onSteps(route, async (call) => {
    await first(call)
    return call.once((tx) => handle({ ...call, tx } as never) as Promise<Reply<R>>)
  })

/** Requires a button of the screen before the call is handled (rules §11). */
export const behindButton = (screen: string, button: Button, { route, handle }: MountedRoute): MountedRoute => ({
  route,
  handle: async (call: never) => {
    await (call as Request).press(screen, button)
    return handle(call)
  },
})

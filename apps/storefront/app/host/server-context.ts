import type { Call } from '@fangshi/contract/client'
import type { Locale } from '@fangshi/contract/locale'
import { createContext } from 'react-router'

/**
 * What the host passes in with every request. Loaders call the use cases in process through the contract's routes; the
 * host finds the handler by `route.method` and `route.path`, never by identity, because the bundle has its own copy of
 * the contract.
 */
export interface ServerContext {
  call: Call
  /** Of the address, else of the reader (rules §12). */
  locale: Locale
  /** `PUBLIC_URL` without a trailing slash: the base of every absolute address (rules §0). */
  publicUrl: string
  mode: 'demo' | 'production'
  /** Tells the host of a fault that the page shows as its error. */
  report: (error: unknown) => void
  /** The data of the copy of this page that the host has: a page with the same data is not rendered again. */
  rendered: string | undefined
}

/** The key of `ServerContext` in a loader: `context.get(serverContext)`. */
export const serverContext = createContext<ServerContext>()

/**
 * The nonce of the shop's own inline scripts. The host allows those scripts by their hashes and takes the nonce out of the
 * page. It is random per server and never leaves it, so nobody can put it into a text.
 */
export const scriptMark = import.meta.env.SSR ? crypto.randomUUID() : undefined

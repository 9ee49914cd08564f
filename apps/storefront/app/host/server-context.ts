import type { Call } from '@fangshi/contract/client'
import type { Locale } from '@fangshi/contract/locale'
import { createContext } from 'react-router'

/**
 * What the host gives to every page it asks for. Functions travel here, so that loaders call the use cases in process
 * through the contract's routes; the host finds the handler by `route.method` and `route.path`, never by identity,
 * because the bundle has its own copy of the contract.
 */
export interface ServerContext {
  call: Call
  /** `?lang=en` means English, everything else Chinese (rules §12). */
  locale: Locale
  /** `PUBLIC_URL` without a slash at its end: makes every absolute address (rules §0). */
  publicUrl: string
  mode: 'demo' | 'production'
}

/** The key of `ServerContext` in a loader: `context.get(serverContext)`. */
export const serverContext = createContext<ServerContext>()

/**
 * Stands for the nonce in every inline script; the host replaces it in each answer, cached or not. Made anew by each
 * server, so that nobody can write it into a text; browsers hide nonces, so theirs may be any.
 */
export const cspNonce = import.meta.env.SSR ? crypto.randomUUID() : 'hidden'

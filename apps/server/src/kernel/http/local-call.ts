import { CallError, type Call } from '@fangshi/contract/client'
import { codeOf, messageOf } from '@fangshi/contract/errors'
import type { Locale } from '@fangshi/contract/locale'
import type { Context } from '../../context.ts'
import { fail, Refusal } from '../fail.ts'
import type { MountedRoute } from './on.ts'
import { validate } from './validate.ts'

/**
 * Public routes called in process, through the same contract as over HTTP. Pages are rendered without a user, so only
 * `public` and `guest` routes can be called, as a guest. Rejects with `CallError` like the HTTP client. Each page calls in a
 * context of its own.
 */
export function localCalls(contextOfPage: () => Context, routes: readonly MountedRoute[]): (locale: Locale) => Call {
  // By method and path, not by identity: the pages' bundle has its own copy of the contract.
  const byLabel = new Map(routes.map((mounted) => [`${mounted.route.method} ${mounted.route.path}`, mounted]))
  return (locale) => {
    const ctx = contextOfPage()
    return async (called, input) => {
      const mounted = byLabel.get(`${called.method} ${called.path}`)
      if (!mounted || !['public', 'guest'].includes(mounted.route.right))
        throw new Error(`${called.path} cannot be called in process`)
      const { route } = mounted
      const text = (values: unknown): unknown =>
        JSON.parse(JSON.stringify(values ?? {}), (_, value: unknown) =>
          typeof value === 'number' ? String(value) : value,
        )
      try {
        const call = {
          ctx,
          locale,
          ip: '', // pages are cached for all visitors, so none may depend on an address
          userAgent: '',
          token: null,
          file: null,
          raw: null,
          who: null,
          audit: async () => {},
          auditAs: async () => {},
          press: async () => fail('FORBIDDEN'),
          params: route.params && validate(route.params, text(input.params)),
          query: route.query && validate(route.query, text(input.query)),
          body: route.body && validate(route.body, input.body),
        }
        return (await (mounted.handle as (call: unknown) => Promise<unknown>)(call)) as never
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        throw new CallError(codeOf(error.key), messageOf(error.key, locale), { key: error.key, ...error.details })
      }
    }
  }
}

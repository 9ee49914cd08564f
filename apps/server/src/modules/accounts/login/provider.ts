import { fail } from '../../../kernel/fail.ts'
import type { MountedRoute } from '../../../kernel/http/on.ts'

type Provider = 'users' | 'admins'

/** Every auth call names a provider, which must fit the path (rules §1). Throws PROVIDER_MISMATCH. */
export function needProvider(provider: Provider, expected: Provider): void {
  if (provider !== expected) fail('PROVIDER_MISMATCH')
}

/** Checks the provider that the body names before the call is handled. Throws PROVIDER_MISMATCH. */
export const forProvider = (expected: Provider, { route, handle }: MountedRoute): MountedRoute => ({
  route,
  handle: async (call: never) => {
    needProvider((call as { body: { provider: Provider } }).body.provider, expected)
    return handle(call)
  },
})

import { fail } from '../../../kernel/fail.ts'

/** Every auth call names a provider, which must fit the path (rules §1). Throws PROVIDER_MISMATCH. */
export function needProvider(given: 'users' | 'admins', expected: 'users' | 'admins'): void {
  if (given !== expected) fail('PROVIDER_MISMATCH')
}

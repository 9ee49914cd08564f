import { rememberBegun, type Begun } from './begun.ts'
import { challengeOf, newVerifier } from './secret.ts'

/** Begins a login or binding by `begin`, and leaves the page for the provider's. Rejects like `begin`. */
export async function goToProvider(
  begun: Omit<Begun, 'state' | 'verifier' | 'waiting'>,
  begin: (challenge: string) => Promise<{ state: string; url: string | null }>,
): Promise<void> {
  const verifier = newVerifier()
  const { state, url } = await begin(challengeOf(verifier))
  if (!url) return
  rememberBegun({ ...begun, state, verifier })
  location.assign(url)
}

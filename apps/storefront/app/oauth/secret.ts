import { suffixHasher } from '@fangshi/contract/sha256'

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** What the server learns of a secret before it is used: its SHA-256 (PKCE, S256). */
export function challengeOf(verifier: string): string {
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  suffixHasher('')(verifier).forEach((word, index) => view.setUint32(index * 4, word))
  return base64url(bytes)
}

/** A secret that this browser alone knows, for one login. */
export const newVerifier = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

const anywhere = 'http://own.invalid'

/** `next` as a path of this shop, or null: other sites and the login itself are no place to go on to. */
export function ownPath(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, anywhere)) return null
  // Parsed as a browser would: `//evil.example`, `/\evil.example` and hidden tabs lead elsewhere.
  const { origin, pathname, search, hash } = new URL(next, anywhere)
  if (origin !== anywhere || pathname.startsWith('//') || pathname === '/login') return null
  return pathname + search + hash
}

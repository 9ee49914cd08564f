const anywhere = 'http://own.invalid'

/** `next` as a path of this shop, or null for other sites and for the login itself. */
export function ownPath(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, anywhere)) return null
  // Parsed like a browser does: `//evil.example`, `/\evil.example` and hidden tabs lead elsewhere.
  const { origin, pathname, search, hash } = new URL(next, anywhere)
  if (origin !== anywhere || pathname.startsWith('//') || pathname === '/login') return null
  return pathname + search + hash
}

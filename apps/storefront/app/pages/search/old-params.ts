/**
 * Addresses of the reference system, `/s/{params}`, contain the filters as base64 JSON. They still work; filters in the
 * query string take precedence. An invalid segment is ignored.
 */
export function withOldParams(segment: string | undefined, query: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(query)
  for (const [name, value] of Object.entries(decode(segment))) {
    if (!merged.has(name) && ['string', 'number'].includes(typeof value)) merged.set(name, String(value))
  }
  return merged
}

function decode(segment: string | undefined): Record<string, unknown> {
  try {
    const bytes = Uint8Array.from(atob(segment ?? ''), (sign) => sign.charCodeAt(0))
    const { keywords, ...others } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
    // Keywords were also URI-encoded.
    return { ...others, ...(typeof keywords === 'string' ? { keywords: decodeURIComponent(keywords) } : {}) }
  } catch {
    return {}
  }
}

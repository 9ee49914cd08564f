/**
 * The segment of `/s/{params}`: the filters as base64 JSON, as addresses of the reference system have it, else the words
 * to search for. Filters in the query string take precedence.
 */
export function withOldParams(segment: string | undefined, query: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(query)
  for (const [name, value] of Object.entries(decode(segment) ?? { keywords: segment ?? '' })) {
    if (!merged.has(name) && ['string', 'number'].includes(typeof value)) merged.set(name, String(value))
  }
  return merged
}

function decode(segment: string | undefined): Record<string, unknown> | null {
  try {
    const bytes = Uint8Array.from(atob(segment ?? ''), (sign) => sign.charCodeAt(0))
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (parsed === null || typeof parsed !== 'object') return null
    const { keywords, ...others } = parsed as Record<string, unknown>
    // Keywords were also URI-encoded.
    return { ...others, ...(typeof keywords === 'string' ? { keywords: decodeURIComponent(keywords) } : {}) }
  } catch {
    return null
  }
}

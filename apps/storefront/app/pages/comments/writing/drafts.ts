/** What is being written is kept in this browser until it is sent, or for a month. */

interface StoredDraft {
  /** Milliseconds since 1970. */
  at: number
  value: unknown
}

const storageKey = 'comment_drafts'
const maxAgeMs = 30 * 86_400_000
const maxStored = 20

const isStored = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'value' in value

function readAll(now: number): [key: string, StoredDraft][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return Object.entries(stored ?? {}).filter(
      (entry): entry is [string, StoredDraft] => isStored(entry[1]) && entry[1].at > now - maxAgeMs,
    )
  } catch {
    // Somebody else's data under this key is ignored.
    return []
  }
}

/** A draft, as it was kept; undefined without one. */
export const readDraft = (key: string, now: number): unknown => readAll(now).find(([one]) => one === key)?.[1].value

/** Keeps a draft, or drops it with `undefined`; the oldest beyond twenty go. */
export function keepDraft(key: string, value: unknown, now: number): void {
  const others = readAll(now).filter(([one]) => one !== key)
  const all: [string, StoredDraft][] = value === undefined ? others : [[key, { at: now, value }], ...others]
  all.sort(([, a], [, b]) => b.at - a.at)
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(all.slice(0, maxStored))))
  } catch {
    // A browser that keeps nothing still lets people write.
  }
}

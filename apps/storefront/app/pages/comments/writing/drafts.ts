import { storedJson } from '~/storage/stored-json.ts'

/** Drafts of comments are stored in this browser until they are sent, or for 30 days. */

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
  return Object.entries(storedJson('localStorage', storageKey) ?? {}).filter(
    (entry): entry is [string, StoredDraft] => isStored(entry[1]) && entry[1].at > now - maxAgeMs,
  )
}

/** The stored draft under a key; undefined if there is none. */
export const readDraft = (key: string, now: number): unknown => readAll(now).find(([one]) => one === key)?.[1].value

/** Stores a draft, or deletes it with `undefined`; beyond 20 drafts the oldest are deleted. */
export function keepDraft(key: string, value: unknown, now: number): void {
  const others = readAll(now).filter(([one]) => one !== key)
  const all: [string, StoredDraft][] = value === undefined ? others : [[key, { at: now, value }], ...others]
  all.sort(([, a], [, b]) => b.at - a.at)
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(all.slice(0, maxStored))))
  } catch {
    // Without storage people can still write; only the draft is not saved.
  }
}

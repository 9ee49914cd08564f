import type { FormValues } from '../../../kit/fields/spec.ts'
import type { SkuState } from '../skus/sku-store.ts'

/** An unsaved goods form, kept in this browser beyond the session until it is saved or discarded. */
export interface GoodsDraft {
  /** When it was last kept, ms. */
  at: number
  values: FormValues
  options: SkuState
}

const prefix = 'goods_draft'
/** Drafts of an older format are ignored. */
const version = 1

/** The key of one account and its goods; `new` for goods not created yet. */
export const draftKey = (account: number, goods: number | 'new'): string => `${prefix}:${account}:${goods}`

/** Stores a draft; returns false when the browser's storage is full. */
export function keepDraft(storage: Storage, key: string, draft: GoodsDraft): boolean {
  try {
    storage.setItem(key, JSON.stringify({ version, ...draft }))
    return true
  } catch {
    return false
  }
}

const isDraft = (value: unknown): value is GoodsDraft => {
  if (typeof value !== 'object' || value === null) return false
  const { version: of, at, values, options } = value as Record<string, unknown>
  const { attrs, skus } = (options ?? {}) as Record<string, unknown>
  return (
    of === version &&
    typeof at === 'number' &&
    typeof values === 'object' &&
    Array.isArray(attrs) &&
    Array.isArray(skus)
  )
}

/** The kept draft; undefined where there is none that can be read. */
export function readDraft(storage: Storage, key: string): GoodsDraft | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isDraft(value) ? { at: value.at, values: value.values, options: value.options } : undefined
  } catch {
    return undefined
  }
}

/** Deletes a draft: it was saved or discarded. */
export const dropDraft = (storage: Storage, key: string): void => storage.removeItem(key)

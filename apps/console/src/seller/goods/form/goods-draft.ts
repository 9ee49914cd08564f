import type { FormValues } from '../../../kit/fields/spec.ts'
import type { SkuState } from '../skus/sku-store.ts'

/** A goods form that was not saved: kept in this browser, also when the session ends, until it is saved or dropped. */
export interface GoodsDraft {
  /** When it was last kept, ms. */
  at: number
  values: FormValues
  options: SkuState
}

const prefix = 'goods_draft'
/** Drafts of other shapes than today's are none. */
const version = 1

/** Of one account and goods; `new` for goods that are not there yet. */
export const draftKey = (account: number, goods: number | 'new'): string => `${prefix}:${account}:${goods}`

/** Keeps a draft; false when the browser has no room for it. */
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

import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormValues } from '../../../kit/fields/spec.ts'
import { dropDraft, keepDraft } from './goods-draft.ts'
import type { SkuStore } from '../skus/sku-store.ts'

const waitMs = 600

/** When the draft was saved, in ms; `full` when the browser has no room for it. */
type SavedState = number | 'full' | undefined

/** Lets a component show when the draft was saved without rendering the form again. */
export interface DraftKeeping {
  get: () => SavedState
  subscribe: (listener: () => void) => () => void
}

function draftStateStore(): DraftKeeping & { set: (state: SavedState) => void } {
  let now: SavedState
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    set(state) {
      now = state
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Saves the draft in this browser, a moment after the last key and whenever the form is left. */
export function useDraftKeeping(key: string, valuesNow: () => FormValues, store: SkuStore) {
  const [saved] = useState(draftStateStore)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOver = useRef(false)
  const read = useRef(valuesNow)
  useEffect(() => {
    read.current = valuesNow
  })

  const keep = useCallback((): void => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (isOver.current) return
    const { attrs, skus, unit } = store.get()
    const at = Date.now()
    saved.set(
      keepDraft(localStorage, key, { at, values: read.current(), options: { attrs, skus, unit } }) ? at : 'full',
    )
  }, [key, saved, store])
  const touch = useCallback((): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, waitMs)
  }, [keep])
  useEffect(() => {
    const flush = (): void => {
      if (timer.current !== undefined) keep()
    }
    const stop = store.subscribe(touch)
    window.addEventListener('pagehide', flush)
    return () => {
      stop()
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [store, touch, keep])

  const drop = useCallback((): void => {
    isOver.current = true
    clearTimeout(timer.current)
    timer.current = undefined
    dropDraft(localStorage, key)
  }, [key])
  return { saved: saved as DraftKeeping, touch, keep, drop }
}

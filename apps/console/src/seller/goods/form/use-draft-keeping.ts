import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormValues } from '../../../kit/fields/spec.ts'
import { dropDraft, keepDraft } from './goods-draft.ts'
import type { SkuStore } from '../skus/sku-store.ts'

const waitMs = 600

/** Since when the draft is kept, ms; `full` when the browser has no room. */
type KeptState = number | 'full' | undefined

/** Tells whoever shows it how the draft is kept, so that the form itself is not drawn again for that. */
export interface Kept {
  get: () => KeptState
  subscribe: (listener: () => void) => () => void
}

function keptStore(): Kept & { set: (state: KeptState) => void } {
  let now: KeptState
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

/** Keeps what is typed in this browser, a moment after the last key and whenever the form goes away. */
export function useDraftKeeping(key: string, valuesNow: () => FormValues, store: SkuStore) {
  const [kept] = useState(keptStore)
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
    kept.set(keepDraft(localStorage, key, { at, values: read.current(), options: { attrs, skus, unit } }) ? at : 'full')
  }, [key, kept, store])
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
  return { kept: kept as Kept, touch, keep, drop }
}

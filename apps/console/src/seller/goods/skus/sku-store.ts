import { useSyncExternalStore } from 'react'
import type { SkuFaults, Unit } from './sku-checks.ts'
import type { ChosenAttr, SkuDraft } from './sku-matrix.ts'

/** Options and SKUs while they are filled in. */
export interface SkuState {
  attrs: readonly ChosenAttr[]
  skus: readonly SkuDraft[]
  unit: Unit
}

/** In addition to the draft: the errors, and the selected rows by `keyOf` their values. */
export interface MatrixState extends SkuState {
  faults: ReadonlyMap<string, SkuFaults>
  chosen: ReadonlySet<string>
}

/** Kept outside the form's components, so a keystroke in one of 500 rows does not render the whole form. */
export interface SkuStore {
  get: () => MatrixState
  set: (change: Partial<MatrixState>) => void
  subscribe: (listener: () => void) => () => void
}

/** A store that starts with this state. */
export function skuStore(initial: SkuState): SkuStore {
  let state: MatrixState = { ...initial, faults: new Map(), chosen: new Set() }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Selects a part of the state; the component renders only when that part changes. */
export const useSkus = <T>(store: SkuStore, part: (state: MatrixState) => T): T =>
  useSyncExternalStore(store.subscribe, () => part(store.get()))

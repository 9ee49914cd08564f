import { faultsOf } from './sku-checks.ts'
import {
  bulkSet,
  fillDown,
  keyOf,
  pasteBlock,
  resize,
  type ChosenAttr,
  type SkuDraft,
  type TypedField,
} from './sku-matrix.ts'
import type { SkuStore } from './sku-store.ts'

/** Manual edits of the matrix; unchanged rows stay the same objects. */

const without = <K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> => {
  if (!map.has(key)) return map
  const next = new Map(map)
  next.delete(key)
  return next
}

/** Types into a cell and clears the old errors of its row. */
export function typeInto(store: SkuStore, index: number, field: TypedField | 'image', text: string): void {
  const { skus, faults } = store.get()
  const sku = skus[index]
  if (!sku) return
  store.set({ skus: skus.with(index, { ...sku, [field]: text }), faults: without(faults, keyOf(sku.value_ids)) })
}

/** Validates a cell when it loses focus. */
export function checkCell(store: SkuStore, index: number, field: TypedField): void {
  const { skus, faults, unit } = store.get()
  const sku = skus[index]
  const fault = sku && faultsOf(sku, unit)[field]
  if (!sku || !fault) return
  const key = keyOf(sku.value_ids)
  store.set({ faults: new Map(faults).set(key, { ...faults.get(key), [field]: fault }) })
}

/** Copies a cell into all rows below. */
export const fillBelow = (store: SkuStore, index: number, field: TypedField): void =>
  store.set({ skus: fillDown(store.get().skus, index, field), faults: new Map() })

/** Pastes a block of cells; returns false for plain text, which the cell handles itself. */
export function pasteInto(store: SkuStore, index: number, field: TypedField, text: string): boolean {
  const skus = pasteBlock(store.get().skus, index, field, text)
  if (skus) store.set({ skus, faults: new Map() })
  return skus !== undefined
}

/** Writes a value into all rows, or into the selected ones. */
export function setBulk(store: SkuStore, field: TypedField | 'image', value: string, isChosenOnly: boolean): void {
  const { skus, chosen } = store.get()
  const isMeant = (sku: SkuDraft): boolean => !isChosenOnly || chosen.has(keyOf(sku.value_ids))
  store.set({ skus: bulkSet(skus, field, value, isMeant), faults: new Map() })
}

/** Selects a row, or deselects it. */
export function tick(store: SkuStore, key: string): void {
  const chosen = new Set(store.get().chosen)
  if (!chosen.delete(key)) chosen.add(key)
  store.set({ chosen })
}

/** Selects exactly the rows that have a value; without a value, all rows or none. */
export function tickAll(store: SkuStore, isTicked: boolean, value?: number): void {
  const rows = store.get().skus.filter((sku) => isTicked && (value === undefined || sku.value_ids.includes(value)))
  store.set({ chosen: new Set(rows.map((sku) => keyOf(sku.value_ids))) })
}

/** The rows that a change of options would remove; `take` applies the change. */
export function changeAttrs(store: SkuStore, attrs: readonly ChosenAttr[]): { lost: SkuDraft[]; take: () => void } {
  const { skus, attrs: before } = store.get()
  const next = resize(skus, before, attrs)
  return { lost: next.lost, take: () => store.set({ attrs, skus: next.skus, faults: new Map(), chosen: new Set() }) }
}

/** How floors are laid out, in turn, so that the page keeps a rhythm. */
export type FloorLayout = 'editorial' | 'stories' | 'rail'

const rhythm: readonly FloorLayout[] = ['editorial', 'stories', 'rail']

/** How many goods of a floor each layout shows. */
export const shownGoods: Record<FloorLayout, number> = { editorial: 3, stories: 3, rail: 5 }

export interface FloorBlock<T> {
  layout: FloorLayout
  /** Two beside each other as stories, else one. */
  floors: T[]
}

/** The fewest goods that fill a layout on wide screens. */
const fewestGoods: Record<FloorLayout, number> = { editorial: 3, stories: 1, rail: 4 }

/**
 * Puts floors into blocks, in their order. One with too few goods for the layout whose turn it is takes the next that they
 * fill. A last floor without a partner for stories is a rail.
 */
export function layOut<T extends { goods: readonly unknown[] }>(floors: readonly T[]): FloorBlock<T>[] {
  const blocks: FloorBlock<T>[] = []
  for (let at = 0; at < floors.length;) {
    const count = floors[at]?.goods.length ?? 0
    const inTurn = rhythm.map((_, turn) => rhythm[(blocks.length + turn) % rhythm.length] ?? 'rail')
    const next = inTurn.find((layout) => count >= fewestGoods[layout]) ?? 'stories'
    const isPair = next === 'stories' && at + 1 < floors.length
    const layout = next === 'stories' && !isPair ? 'rail' : next
    blocks.push({ layout, floors: floors.slice(at, at + (isPair ? 2 : 1)) })
    at += isPair ? 2 : 1
  }
  return blocks
}

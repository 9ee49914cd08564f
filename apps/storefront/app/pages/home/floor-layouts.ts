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

/** Puts floors into blocks, in their order. A last floor without a partner for stories is a rail. */
export function layOut<T>(floors: readonly T[]): FloorBlock<T>[] {
  const blocks: FloorBlock<T>[] = []
  for (let at = 0; at < floors.length;) {
    const next = rhythm[blocks.length % rhythm.length] ?? 'rail'
    const isPair = next === 'stories' && at + 1 < floors.length
    const layout = next === 'stories' && !isPair ? 'rail' : next
    blocks.push({ layout, floors: floors.slice(at, at + (isPair ? 2 : 1)) })
    at += isPair ? 2 : 1
  }
  return blocks
}

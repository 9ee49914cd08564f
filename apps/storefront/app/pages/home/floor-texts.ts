import type { StocklessCard } from '@fangshi/contract/catalog'
import type { getHome } from '@fangshi/contract/shopfront'
import type { Reply } from '@fangshi/contract/route'
import { cardOf, cardRow, type CardRow } from '~/ui/goods/card-texts.ts'
import type { ProductCardGoods } from '~/ui/goods/product-card.tsx'
import { layOut, shownGoods, type FloorBlock } from './floor-layouts.ts'

type FoundFloor = Reply<typeof getHome>['floors'][number]
type FloorRow = [id: number, name: string, subname: string, cards: CardRow[]]

export interface ShownFloor {
  id: number
  name: string
  /** The goods that lead the floor, its best seller; `subname` is what the store says of them in a few words. */
  lead: ProductCardGoods & { subname: string }
  others: ProductCardGoods[]
}

const writeFloor = ({ id, name, goods }: FoundFloor, count: number): string =>
  JSON.stringify([id, name, goods[0]?.goods_subname ?? '', goods.slice(0, count).map(cardRow)] satisfies FloorRow)

/** The blocks of floors, each floor as one text (see `writeCards`). */
export const writeFloors = (floors: readonly FoundFloor[]): FloorBlock<string>[] =>
  layOut(floors.filter(({ goods }) => goods.length > 0)).map(({ layout, floors: shown }) => ({
    layout,
    floors: shown.map((floor) => writeFloor(floor, shownGoods[layout])),
  }))

/** The floor in such a text. */
export function readFloor(text: string): ShownFloor {
  const [id, name, subname, [lead, ...others]] = JSON.parse(text) as [
    ...[number, string, string],
    cards: [CardRow, ...CardRow[]],
  ]
  return { id, name, lead: { ...cardOf(lead), subname }, others: others.map(cardOf) }
}

/** What a large picture says: the goods' subname above their name, else their name above the store's. */
export const leadTexts = ({
  goods_name,
  subname,
  store_name,
}: Pick<StocklessCard, 'goods_name' | 'store_name'> & { subname: string }) =>
  subname ? { title: subname, note: goods_name } : { title: goods_name, note: store_name }

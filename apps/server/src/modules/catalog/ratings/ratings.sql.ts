/** The numbers of a store as SQL gives them; null before its first comment. */
export type StoreNumbers =
  | [comments: number, good: number, score: number, agree: number, service: number, speed: number]
  | null
/** The numbers of goods. */
export type GoodsNumbers = [
  comments: number,
  good: number,
  score: number,
  agree: number,
  service: number,
  speed: number,
  middling: number,
  bad: number,
  with_images: number,
  added: number,
]

const shared = 'comment_count, good, score_sum, agree_sum, service_sum, speed_sum'

/** SQL of the numbers of a store's comments, as `StoreNumbers`. */
export const storeNumbers = (id: string): string =>
  `(select array[${shared}] from store_ratings where store_id = ${id})`

/** SQL of the numbers of comments on goods, as `GoodsNumbers`. */
export const goodsNumbers = (id: string): string =>
  `(select array[${shared}, middling, bad, with_images, added] from goods_ratings where goods_id = ${id})`

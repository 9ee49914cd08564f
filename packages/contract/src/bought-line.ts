import * as z from 'zod/mini'

/** What a line of an order is about, with names as they were when it was bought. */
export const boughtLine = {
  /** Of the order line. */
  id: z.number(),
  goods_id: z.number(),
  sku_id: z.number(),
  goods_name: z.string(),
  sku_name: z.string(),
  goods_image: z.string(),
}

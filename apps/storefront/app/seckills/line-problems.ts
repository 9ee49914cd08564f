/** Whether a flash sale cannot sell a line of a cart or an order: at the ordinary price it can be bought. */
export const isOfSeckill = ({ problem }: { problem: string | null }): boolean =>
  problem === 'seckill_sold_out' || problem === 'seckill_limit'

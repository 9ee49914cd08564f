/** ¥9.90, or ¥9.90 – 19.90 where the SKUs differ. */
export const priceRange = ({
  goods_price: low,
  goods_price_max: high,
}: {
  goods_price: string
  goods_price_max: string
}) => (low === high ? `¥${low}` : `¥${low} – ${high}`)

interface Part {
  id: number
  name: string
}

/** What a coupon says it is for, as `GET /coupons/{id}` answers. */
export interface CouponDetail {
  coupon: { store: { id: number } | null }
  classes: readonly Part[]
  stores: readonly Part[]
}

/** The parts that a coupon is for, of which one is shown: its classes or its stores; none where it is for other things. */
export const partsOf = ({ classes, stores }: CouponDetail): readonly Part[] => (classes.length ? classes : stores)

/**
 * Which goods to list for a coupon that does not name them: those of the chosen part, else of the first; of its store; or
 * all. `of` is the id of the chosen part.
 */
export function goodsQuery(detail: CouponDetail, of: number | undefined): { class_id?: number; store_id?: number } {
  const parts = partsOf(detail)
  const { id } = parts.find((part) => part.id === of) ?? parts[0] ?? {}
  if (id !== undefined) return detail.classes.length ? { class_id: id } : { store_id: id }
  return detail.coupon.store ? { store_id: detail.coupon.store.id } : {}
}

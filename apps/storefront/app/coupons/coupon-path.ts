import type { Coupon } from '@fangshi/contract/coupons'
import { links } from '~/routing/links.ts'

/** Where a coupon leads: its store or all goods if it is for all of them, else its own page, which shows what it is for. */
export function couponPath({ id, scope, store }: Pick<Coupon, 'id' | 'scope' | 'store'>): string {
  if (scope !== 'all') return links.coupon(id)
  return store ? links.store(store.id) : links.list()
}

import { l, type UiText } from '../../i18n/ui-text.ts'
import type { OwnStore } from './store-query.ts'

const closed = l(
  '店铺已休店：商品不展示也不出售，已有订单照常处理。',
  'Your store is closed: products are hidden and can’t be bought. Existing orders continue as usual.',
)
const suspended = l(
  '店铺已被平台暂停：只能查看、发货和处理退款。',
  'The platform has suspended your store: you can only view, ship and handle refunds.',
)

/** The notice for the current or planned vacation. */
const vacationText = ({ vacation, on_vacation }: Pick<OwnStore, 'vacation' | 'on_vacation'>): UiText | undefined =>
  vacation
    ? on_vacation
      ? l(`休假中，${vacation.until} 自动开店。`, `On vacation. Your store reopens automatically at ${vacation.until}.`)
      : l(
          `休假安排：${vacation.from} 至 ${vacation.until}。`,
          `Vacation scheduled from ${vacation.from} to ${vacation.until}.`,
        )
    : undefined

export interface StateNotice {
  type: 'info' | 'warning' | 'error'
  title: UiText
  /** The platform's reason, in its own words. */
  reason?: string
  /** A planned vacation of a store that is closed anyway. */
  plan?: UiText
}

/** Why a store is not selling, or its planned vacation; undefined while it sells and plans none. */
export function stateNoticeOf(
  store: Pick<OwnStore, 'status' | 'suspend_reason' | 'vacation' | 'on_vacation'>,
): StateNotice | undefined {
  const vacation = vacationText(store)
  switch (store.status) {
    case 'suspended':
      return { type: 'error', title: suspended, reason: store.suspend_reason }
    case 'closed':
      if (store.on_vacation && vacation) return { type: 'warning', title: vacation }
      return { type: 'warning', title: closed, ...(vacation ? { plan: vacation } : {}) }
    default:
      return vacation && { type: 'info', title: vacation }
  }
}

import { Alert } from 'antd'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import type { OwnStore } from './store-query.ts'
import styles from './stores.module.css'

const closed = l(
  '店铺已休店：商品不展示也不出售，已有订单照常处理。',
  'Your store is closed: products are hidden and can’t be bought. Existing orders continue as usual.',
)
const suspended = l(
  '店铺已被平台暂停：只能查看、发货和处理退款。',
  'The platform has suspended your store: you can only view, ship and handle refunds.',
)

/** The notice for the current or planned vacation. */
const vacationText = ({ vacation, on_vacation }: OwnStore): UiText | undefined =>
  vacation
    ? on_vacation
      ? l(`休假中，${vacation.until} 自动开店。`, `On vacation. Your store reopens automatically at ${vacation.until}.`)
      : l(
          `休假安排：${vacation.from} 至 ${vacation.until}。`,
          `Vacation scheduled from ${vacation.from} to ${vacation.until}.`,
        )
    : undefined

/** Explains why the store is not selling, or its planned vacation; renders nothing otherwise. */
export function StateNotice({ store }: { store: OwnStore }) {
  const t = useText()
  const vacation = vacationText(store)
  const { status, suspend_reason } = store
  if (status === 'open' && !vacation) return null
  const title = status === 'suspended' ? suspended : status === 'closed' && !store.on_vacation ? closed : vacation
  return (
    <Alert
      className={styles.notice}
      showIcon
      type={status === 'open' ? 'info' : status === 'closed' ? 'warning' : 'error'}
      title={title && t(title)}
      description={status === 'suspended' ? suspend_reason : title !== vacation && vacation ? t(vacation) : undefined}
    />
  )
}

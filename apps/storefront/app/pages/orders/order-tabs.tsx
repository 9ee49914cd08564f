import { orderTabs, type OrderTab } from '@fangshi/contract/status'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { TabLinks } from '~/ui/list/tab-links.tsx'

/** Tabs for the states of orders. */
export function OrderTabs({
  current,
  counts,
  pathOf,
}: {
  current: OrderTab
  counts: Record<OrderTab, number> | undefined
  pathOf: (tab: OrderTab) => string
}) {
  const t = useOrderTexts()
  const tabs = orderTabs.map((tab) => ({
    key: tab,
    to: pathOf(tab),
    name: t(`order:tab_${tab}`),
    count: counts?.[tab],
  }))
  return <TabLinks label={t('order:tabs')} tabs={tabs} current={current} />
}

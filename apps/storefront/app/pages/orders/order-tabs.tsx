import { orderTabs, type OrderTab } from '@fangshi/contract/status'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'

/** Tabs for the states with their counts; each has its own address. */
export function OrderTabs({
  current,
  counts,
  pathOf,
}: {
  current: OrderTab
  counts: Record<OrderTab, number> | undefined
  pathOf: (tab: OrderTab) => string
}) {
  const t = useText()
  return (
    <nav aria-label={t('order:tabs')} className="card overflow-x-auto">
      <ul className="flex px-1 md:px-4">
        {orderTabs.map((tab) => (
          <li key={tab}>
            <LocalLink
              to={pathOf(tab)}
              preventScrollReset
              aria-current={tab === current ? 'page' : undefined}
              className="relative flex h-12 items-center gap-1 px-2 -outline-offset-2 md:px-3 whitespace-nowrap text-ink-2 after:absolute after:inset-x-2 md:after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full hover:text-brand aria-[current=page]:font-medium aria-[current=page]:text-brand aria-[current=page]:after:bg-brand"
            >
              {t(`order:tab_${tab}`)}
              {counts && counts[tab] > 0 && <span className="text-12 tabular-nums">{counts[tab]}</span>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

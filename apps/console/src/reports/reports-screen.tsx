import { useSearchParams } from 'react-router'
import type { Area } from '../kit/figures/area-figures.ts'
import { Page } from '../kit/ui/page.tsx'
import { withRecord } from './record-address.ts'
import { ReportList } from './report-list.tsx'
import { ReportView } from './report-view.tsx'
import styles from './reports.module.css'
import { SubscriptionCard } from './subscription-card.tsx'

/** Weekly reports: the subscription, the past ones, and the one that the address names. */
export function ReportsScreen({ area }: { area: Area }) {
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('view'))
  if (Number.isInteger(id) && id > 0) {
    return <ReportView key={id} area={area} id={id} onBack={() => setSearch((now) => withRecord(now, null))} />
  }
  return (
    <Page>
      <div className={styles.cards}>
        <SubscriptionCard area={area} />
        <ReportList area={area} />
      </div>
    </Page>
  )
}

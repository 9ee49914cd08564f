import { getDashboard } from '@fangshi/contract/dashboard'
import { adminNewStores, adminNewUsers, adminPayments, adminSales } from '@fangshi/contract/figures'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../i18n/use-text.ts'
import styles from '../kit/dashboard/dashboard.module.css'
import { dashboardTexts } from '../kit/dashboard/texts.ts'
import { SetUpList } from '../kit/dashboard/set-up-list.tsx'
import { Widget } from '../kit/dashboard/widget.tsx'
import figures from '../kit/figures/figures.module.css'
import { SalesFigures } from '../kit/figures/sales-figures.tsx'
import { useWindow } from '../kit/figures/use-window.ts'
import { WindowBar } from '../kit/figures/window-bar.tsx'
import { Page } from '../kit/ui/page.tsx'
import { call } from '../session/api.ts'
import { useRights } from '../session/rights.ts'
import { DriftAlert } from './dashboard/drift-alert.tsx'
import { NewcomersWidget } from './dashboard/newcomers.tsx'
import { PaymentMixOf } from './dashboard/payment-mix.tsx'
import { PlatformToDos } from './dashboard/platform-to-dos.tsx'
import { platformSteps } from './dashboard/set-up-steps.ts'
import { platformTexts } from './dashboard/texts.ts'

/** What waits, and whether books and counters agree. */
function ToDos() {
  const t = useText()
  const toDos = useQuery({
    queryKey: ['Admin', 'dashboard'],
    queryFn: ({ signal }) => call(getDashboard, {}, { quiet: true, signal }),
  })
  return (
    <>
      {toDos.data?.drift && <DriftAlert drift={toDos.data.drift} />}
      {toDos.data && Object.values(toDos.data.set_up).includes(false) && (
        <SetUpList area="Admin" title={platformTexts.setUp} steps={platformSteps} done={toDos.data.set_up} />
      )}
      <Widget title={t(dashboardTexts.toDo)} query={toDos} rows={1}>
        {(data) => <PlatformToDos figures={data} />}
      </Widget>
    </>
  )
}

/** The dashboard: pending work and the figures of a period, each for accounts with the right to see it. */
export default function Dashboard() {
  const window = useWindow()
  const { can } = useRights()
  const { days, isCompared } = window
  const shown = { days, isCompared }
  const kinds = [
    ['users', adminNewUsers],
    ['stores', adminNewStores],
  ] as const
  const seen = kinds.filter(([, { right }]) => can(right))
  const mix = can(adminPayments.right) && <PaymentMixOf days={days} />
  return (
    <Page>
      <div className={styles.widgets}>
        {can(getDashboard.right) && <ToDos />}
        {(can(adminSales.right) || seen.length > 0 || mix) && <WindowBar {...window} />}
        {can(adminSales.right) ? (
          <SalesFigures area="Admin" {...shown}>
            {mix}
          </SalesFigures>
        ) : (
          mix
        )}
        {seen.length > 0 && (
          <div className={figures.pair}>
            {seen.map(([kind]) => (
              <NewcomersWidget key={kind} kind={kind} {...shown} />
            ))}
          </div>
        )}
      </div>
    </Page>
  )
}

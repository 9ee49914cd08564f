import { getSellerDashboard } from '@fangshi/contract/dashboard'
import { sellerSales } from '@fangshi/contract/figures'
import { useQuery } from '@tanstack/react-query'
import { Avatar } from 'antd'
import { useText } from '../i18n/use-text.ts'
import { dashboardTexts } from '../kit/dashboard/texts.ts'
import { storeTexts } from './dashboard/texts.ts'
import { call } from '../session/api.ts'
import { useLocale } from '../i18n/use-locale.ts'
import styles from '../kit/dashboard/dashboard.module.css'
import { SetUpList } from '../kit/dashboard/set-up-list.tsx'
import { Widget } from '../kit/dashboard/widget.tsx'
import { SalesWindow } from '../kit/figures/sales-figures.tsx'
import { LinkCard } from '../kit/ui/link-card.tsx'
import { Page } from '../kit/ui/page.tsx'
import { SalesByMethod } from '../payments/sales-by-method.tsx'
import { useRights } from '../session/rights.ts'
import { useGreeting } from '../kit/shell/greeting.ts'
import { useStaff } from '../session/staff.ts'
import { links } from '../areas/links.ts'
import { isNewStore } from './dashboard/is-new-store.ts'
import { storeSteps } from './dashboard/set-up-steps.ts'
import { StoreState } from './dashboard/store-state.tsx'
import { StoreToDos } from './dashboard/store-to-dos.tsx'

/** The store's state, what it has to do before it sells, and its to-dos. */
function StoreNow() {
  const t = useText()
  const now = useQuery({
    queryKey: ['Seller', 'dashboard'],
    queryFn: ({ signal }) => call(getSellerDashboard, {}, { quiet: true, signal }),
  })
  const { data } = now
  return (
    <>
      {data && <StoreState store={data.store} />}
      {data && isNewStore(data.set_up) && (
        <SetUpList area="Seller" title={storeTexts.setUp} steps={storeSteps} done={data.set_up} />
      )}
      <Widget title={t(dashboardTexts.toDo)} query={now} rows={1}>
        {({ to_do }) => <StoreToDos toDo={to_do} />}
      </Widget>
    </>
  )
}

/** The first screen of a store. */
export default function Dashboard() {
  const t = useText()
  const language = useLocale()
  const staff = useStaff()
  const { can } = useRights()
  const { store } = staff
  return (
    <Page title={useGreeting(staff)}>
      <div className={styles.widgets}>
        {can(getSellerDashboard.right) && <StoreNow />}
        {store && (
          <LinkCard
            label={t(storeTexts.store)}
            title={store.store_name}
            picture={
              <Avatar shape="square" size={56} src={store.store_logo || undefined} alt="">
                <span aria-hidden>{store.store_name.slice(0, 1)}</span>
              </Avatar>
            }
            href={links.shopStore(store.id, language)}
            action={t(storeTexts.openStore)}
          />
        )}
        {can(sellerSales.right) && (
          <SalesWindow area="Seller">
            <SalesByMethod />
          </SalesWindow>
        )}
      </div>
    </Page>
  )
}

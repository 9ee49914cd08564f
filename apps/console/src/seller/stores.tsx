import { ExportOutlined } from '@ant-design/icons'
import { saveOwnStore, switchOwnStore } from '@fangshi/contract/store-desk'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useLocale } from '../i18n/use-locale.ts'
import { l, useLabel, type Label } from '../kit/label.ts'
import { Page } from '../kit/page.tsx'
import { useRights } from '../kit/rights.ts'
import { useMenuItem } from '../kit/shell/use-menu-item.ts'
import { CallFailed } from '../kit/table/list-states.tsx'
import { TabsPage } from '../kit/tabs/tabs-page.tsx'
import { links } from '../links.ts'
import { OpenState } from './stores/open-state.tsx'
import { PartForm } from './stores/part-form.tsx'
import { storeParts } from './stores/parts.ts'
import { storeQuery, type OwnStore } from './stores/store-query.ts'
import styles from './stores/stores.module.css'

const notices: Readonly<Partial<Record<OwnStore['status'], Label>>> = {
  closed: l(
    '店铺已休店：商品不展示也不出售，已有订单照常处理。',
    'The store is closed: its goods are neither shown nor sold; orders go on as usual.',
  ),
  suspended: l(
    '店铺已被平台暂停：可以查看、发货、处理退款，不能修改其他内容。',
    'The platform has suspended the store: it can read, ship and answer refunds, and change nothing else.',
  ),
}

/** The own store in five parts, its state, and the way to its page in the shop. */
export default function Stores() {
  const read = useLabel()
  const locale = useLocale()
  const { can } = useRights()
  const mayPress = useMenuItem()?.buttons.includes('edit') ?? false
  const { data: store, error, refetch } = useQuery(storeQuery)
  if (!store) {
    return <Page>{error ? <CallFailed error={error} onRetry={() => void refetch()} /> : <Skeleton active />}</Page>
  }
  const notice = notices[store.status]
  const isReadOnly = store.status === 'suspended' || !mayPress || !can(saveOwnStore.right)
  return (
    <TabsPage
      name={l('店铺设置', 'Store settings')}
      notice={
        notice && (
          <Alert
            className={styles.notice}
            showIcon
            type={store.status === 'closed' ? 'warning' : 'error'}
            title={read(notice)}
          />
        )
      }
      actions={
        <>
          {store.status === 'open' && (
            <Button icon={<ExportOutlined aria-hidden />} href={links.shopStore(store.id, locale)} target="_blank">
              {read(l('在商城查看', 'See it in the shop'))}
            </Button>
          )}
          {mayPress && can(switchOwnStore.right) && <OpenState status={store.status} />}
        </>
      }
      tabs={storeParts.map(({ key, label, fields }) => ({
        key,
        label,
        content: <PartForm fields={fields} store={store} isReadOnly={isReadOnly} />,
      }))}
    />
  )
}

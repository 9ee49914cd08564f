import { ExportOutlined } from '@ant-design/icons'
import { saveOwnStore, switchOwnStore } from '@fangshi/contract/store-seller'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useLocale } from '../i18n/use-locale.ts'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { Page } from '../kit/ui/page.tsx'
import { useRights } from '../session/rights.ts'
import { useMenuItem } from '../menus/use-menu-item.ts'
import { useStaff } from '../session/staff.ts'
import { CallFailed } from '../kit/list/list-states.tsx'
import { TabsPage } from '../kit/ui/tabs-page.tsx'
import { links } from '../areas/links.ts'
import { OpenState } from './stores/open-state.tsx'
import { PartForm } from './stores/part-form.tsx'
import { DocumentsPart } from './stores/documents-part.tsx'
import { storeParts } from './stores/parts.ts'
import { StateNotice } from './stores/state-notice.tsx'
import { storeQuery } from './stores/store-query.ts'
import { Vacation } from './stores/vacation.tsx'

const documents = l('公司证照', 'Company documents')

/** The store's settings in tabs, its state, and the link to its page in the shop. */
export default function Stores() {
  const t = useText()
  const locale = useLocale()
  const { can } = useRights()
  const { rights } = useStaff()
  const mayPress = useMenuItem()?.buttons.includes('edit') ?? false
  const { data: store, error, refetch } = useQuery(storeQuery)
  if (!store) {
    return <Page>{error ? <CallFailed error={error} onRetry={() => void refetch()} /> : <Skeleton active />}</Page>
  }
  const isReadOnly = store.status === 'suspended' || !mayPress || !can(saveOwnStore.right)
  return (
    <TabsPage
      name={l('店铺设置', 'Store settings')}
      notice={<StateNotice store={store} />}
      actions={
        <>
          {store.status === 'open' && (
            <Button icon={<ExportOutlined aria-hidden />} href={links.shopStore(store.id, locale)} target="_blank">
              {t(l('在商城查看', 'View in shop'))}
            </Button>
          )}
          {mayPress && can(switchOwnStore.right) && (
            <>
              <Vacation store={store} />
              <OpenState status={store.status} />
            </>
          )}
        </>
      }
      tabs={[
        ...storeParts.map(({ key, label, fields, tools }) => ({
          key,
          label,
          content: <PartForm fields={fields} tools={tools} store={store} isReadOnly={isReadOnly} />,
        })),
        // For the owner only (rules §2); staff hold individual rights.
        ...(rights.includes('*')
          ? [{ key: 'documents', label: documents, content: <DocumentsPart isReadOnly={isReadOnly} /> }]
          : []),
      ]}
    />
  )
}

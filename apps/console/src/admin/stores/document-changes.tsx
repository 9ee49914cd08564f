import { adminStores, listDocumentChanges, storeDocuments } from '@fangshi/contract/stores-admin'
import type { Reply } from '@fangshi/contract/route'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Avatar, Button, Tag } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../session/api.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { Page } from '../../kit/ui/page.tsx'
import { useRights } from '../../session/rights.ts'
import { CallFailed, ListEmpty, ListLoading } from '../../kit/list/list-states.tsx'
import { readListState } from '../../kit/list/list-state.ts'
import { Pager } from '../../kit/list/pager.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import styles from './documents.module.css'
import { changeStates } from './store-texts.ts'
import { changesTab, VerifyTabs } from './verify-tabs.tsx'

export type DocumentChange = Reply<typeof listDocumentChanges>['data'][number]

const texts = {
  look: l('查看变更', 'View change'),
  sent: l('提交于', 'Submitted'),
  decided: l('处理于', 'Decided'),
  reason: l('驳回原因：', 'Reason: '),
}

function ChangeRow({ change, onLook }: { change: DocumentChange; onLook?: () => void }) {
  const t = useText()
  const { label, color } = changeStates[change.status]
  return (
    <li className={styles.change}>
      <span className={styles.store}>
        <Avatar shape="square" src={change.store_logo || undefined} alt="">
          {change.store_name.slice(0, 1)}
        </Avatar>
        {change.store_name}
      </span>
      <Tag color={color}>{t(label)}</Tag>
      <span className={styles.time}>
        {t(texts.sent)} {change.created_at}
      </span>
      {change.decided_at && (
        <span className={styles.time}>
          {t(texts.decided)} {change.decided_at}
        </span>
      )}
      {onLook && change.actions.length > 0 && <Button onClick={onLook}>{t(texts.look)}</Button>}
      {change.refuse_reason && (
        <span className={styles.why}>
          {t(texts.reason)}
          {change.refuse_reason}
        </span>
      )}
    </li>
  )
}

/** Changes of documents, pending ones first. Deciding needs the right to view documents. */
export function DocumentChanges() {
  const { can } = useRights()
  const [params, setParams] = useSearchParams()
  const [open, setOpen] = useState<DocumentChange>()
  const { page, perPage } = readListState(params, [])
  const { data, error, refetch } = useQuery({
    queryKey: [adminStores.path, 'list', 'changes', page, perPage],
    queryFn: ({ signal }) => call(listDocumentChanges, { query: { page, per_page: perPage } }, { signal, quiet: true }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <Page>
      <VerifyTabs />
      <section className={styles.card}>
        {error ? (
          <CallFailed error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <ListLoading />
        ) : data.total === 0 ? (
          <ListEmpty />
        ) : (
          <>
            <ul className={styles.list}>
              {data.data.map((change) => (
                <ChangeRow
                  key={change.id}
                  change={change}
                  {...(can(storeDocuments.right) ? { onLook: () => setOpen(change) } : {})}
                />
              ))}
            </ul>
            <Pager
              page={data}
              onChange={(to, size) => setParams({ tab: changesTab, page: String(to), per_page: String(size) })}
            />
          </>
        )}
      </section>
      {open && <ChangeDialog change={open} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Alert, Skeleton } from 'antd'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { CallFailed } from '../../kit/list/list-states.tsx'
import type { OwnDocuments } from '@fangshi/contract/store-documents'
import { DocumentsForm } from './documents-form.tsx'
import { ownDocumentsQuery } from './documents-query.ts'
import styles from './stores.module.css'

const texts = {
  pending: l('变更正在审核', 'Change under review'),
  pendingText: l(
    '审核期间店铺照常营业，原资料继续有效；再次提交将替换本次变更。',
    'Your store runs as usual with the current documents. Submitting again replaces this change.',
  ),
  denied: l('上次变更未通过', 'Last change rejected'),
  approved: l('上次变更已通过', 'Last change approved'),
  at: l('提交于', 'Submitted'),
  decided: l('处理于', 'Decided'),
}

/** The status of the latest change. */
function ChangeState({ change }: { change: NonNullable<OwnDocuments['change']> }) {
  const t = useText()
  const when = `${t(texts.at)} ${change.created_at}`
  const decided = change.decided_at ? `${t(texts.decided)} ${change.decided_at}` : ''
  const looks = {
    pending: { type: 'info', title: texts.pending, text: `${t(texts.pendingText)} ${when}` },
    denied: { type: 'error', title: texts.denied, text: `${change.refuse_reason} (${decided})` },
    approved: { type: 'success', title: texts.approved, text: decided },
  } as const
  const { type, title, text } = looks[change.status]
  return <Alert className={styles.notice} showIcon type={type} title={t(title)} description={text} />
}

/** The company documents: the status of the latest change, and the form to submit one (rules §2). */
export function DocumentsPart({ isReadOnly }: { isReadOnly: boolean }) {
  const { data, error, refetch } = useQuery(ownDocumentsQuery)
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active />
  const { change } = data
  return (
    <>
      {change && <ChangeState change={change} />}
      <DocumentsForm key={`${change?.status} ${change?.created_at}`} own={data} isReadOnly={isReadOnly} />
    </>
  )
}

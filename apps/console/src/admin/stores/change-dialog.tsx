import { messageOf } from '@fangshi/contract/errors'
import { approveDocumentChange, denyDocumentChange } from '@fangshi/contract/stores-admin'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { l } from '../../i18n/ui-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useRights } from '../../session/rights.ts'
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { CallFailed } from '../../kit/list/list-states.tsx'
import type { DocumentChange } from './document-changes.tsx'
import { DocumentsCompared } from './documents-compared.tsx'
import { documentsQuery } from './documents-query.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { texts } from './store-texts.ts'
import { refreshStores } from './stores-cache.ts'

const words = {
  approve: l('通过变更', 'Approve change'),
  deny: l('驳回变更', 'Reject change'),
  logged: l('本次查看已记入操作日志。', 'This view has been recorded in the audit log.'),
  stays: l('原资料继续有效，店铺可以重新提交。', 'The current documents stay in force. The store can submit again.'),
  reads: l('店铺可以看到', 'Visible to the store'),
}

interface Props {
  change: DocumentChange
  onClose: () => void
}

/** A change of documents beside the current ones, and the decision about it. */
export function ChangeDialog({ change, onClose }: Props) {
  const t = useText()
  const locale = useLocale()
  const { can } = useRights()
  const { message } = App.useApp()
  const [isDenying, setDenying] = useState(false)
  const { data, error, refetch } = useQuery(documentsQuery(change.store_id))
  const end = (): void => {
    onClose()
    void refreshStores()
  }
  const approve = useMutation({
    mutationFn: () => call(approveDocumentChange, { params: { id: change.id }, body: {} }),
    onSuccess: () => {
      message.success(t(texts.done))
      end()
    },
  })
  // A newer change may have replaced it since the list was loaded.
  const isGone = data !== undefined && data.change?.id !== change.id
  const mayDecide = can(approveDocumentChange.right) && data !== undefined && !isGone
  return (
    <>
      <Dialog
        title={`${t(texts.changes)} · ${change.store_name}`}
        width="max(60%, 720px)"
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{t(actionTexts.close)}</Button>
            {mayDecide && (
              <>
                <Button danger onClick={() => setDenying(true)}>
                  {t(words.deny)}
                </Button>
                <Button type="primary" loading={approve.isPending} onClick={() => approve.mutate()}>
                  {t(words.approve)}
                </Button>
              </>
            )}
          </>
        }
      >
        {error ? (
          <CallFailed error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton active />
        ) : isGone || !data.change ? (
          <Alert type="warning" showIcon title={messageOf('CHANGE_DECIDED', locale)} />
        ) : (
          <>
            <Alert type="info" showIcon title={t(words.logged)} />
            <ScrollRegion label={t(texts.changes)}>
              <DocumentsCompared store={change.store_id} before={data.documents} after={data.change.documents} />
            </ScrollRegion>
          </>
        )}
      </Dialog>
      {isDenying && (
        <ReasonDialog
          title={words.deny}
          subject={change.store_name}
          explained={words.stays}
          help={words.reads}
          send={(reason) => call(denyDocumentChange, { params: { id: change.id }, body: { reason } })}
          onClose={() => setDenying(false)}
          onDone={end}
        />
      )}
    </>
  )
}

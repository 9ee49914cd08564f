import { messageOf } from '@fangshi/contract/errors'
import { approvePaperChange, denyPaperChange } from '@fangshi/contract/stores-admin'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { l, useLabel } from '../../kit/label.ts'
import { useRights } from '../../session/rights.ts'
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { CallFailed } from '../../kit/list/list-states.tsx'
import type { PaperChange } from './paper-changes.tsx'
import { PapersCompared } from './papers-compared.tsx'
import { papersQuery } from './papers-query.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { texts } from './store-texts.ts'
import { refreshStores } from './stores-cache.ts'

const words = {
  approve: l('通过变更', 'Approve'),
  deny: l('驳回变更', 'Deny the change'),
  logged: l('这次查看已记入操作日志。', 'This view was logged.'),
  stays: l('原资料继续有效；店铺可以重新提交。', 'The papers in force stay; the store may send others.'),
  reads: l('店铺看得到', 'The store reads it'),
}

interface Props {
  change: PaperChange
  onClose: () => void
}

/** A change of papers beside what holds now, and the decision about it. */
export function ChangeDialog({ change, onClose }: Props) {
  const { t } = useTranslation()
  const read = useLabel()
  const locale = useLocale()
  const { can } = useRights()
  const { message } = App.useApp()
  const [isDenying, setDenying] = useState(false)
  const { data, error, refetch } = useQuery(papersQuery(change.store_id))
  const end = (): void => {
    onClose()
    void refreshStores()
  }
  const approve = useMutation({
    mutationFn: () => call(approvePaperChange, { params: { id: change.id }, body: {} }),
    onSuccess: () => {
      message.success(read(texts.done))
      end()
    },
  })
  // A newer change may have taken its place since the list was shown.
  const isGone = data !== undefined && data.change?.id !== change.id
  const mayDecide = can(approvePaperChange.right) && data !== undefined && !isGone
  return (
    <>
      <Dialog
        title={`${read(texts.changes)} · ${change.store_name}`}
        width="max(60%, 720px)"
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{t('table.close')}</Button>
            {mayDecide && (
              <>
                <Button danger onClick={() => setDenying(true)}>
                  {read(words.deny)}
                </Button>
                <Button type="primary" loading={approve.isPending} onClick={() => approve.mutate()}>
                  {read(words.approve)}
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
            <Alert type="info" showIcon title={read(words.logged)} />
            <ScrollRegion label={read(texts.changes)}>
              <PapersCompared store={change.store_id} before={data.papers} after={data.change.papers} />
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
          send={(reason) => call(denyPaperChange, { params: { id: change.id }, body: { reason } })}
          onClose={() => setDenying(false)}
          onDone={end}
        />
      )}
    </>
  )
}

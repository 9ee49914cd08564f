import { storeActivity } from '@fangshi/contract/activity'
import {
  adjustStoreMoney,
  adminStores,
  denyStore,
  passStore,
  reopenStore,
  suspendStore,
} from '@fangshi/contract/stores-admin'
import { editStore } from '@fangshi/contract/stores-edit'
import type { StoreAction } from '@fangshi/contract/status'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { UiText } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { ScreenPage } from '../kit/screen/screen-page.tsx'
import type { RowAction } from '../kit/table/row-action.ts'
import { screen } from '../kit/screen/screen.ts'
import { DocumentChanges } from './stores/document-changes.tsx'
import { EditDialog } from './stores/edit-dialog.tsx'
import { columns, details, search } from './stores/store-columns.ts'
import { DenyDialog, MoneyDialog, SuspendDialog, type Store } from './stores/store-dialogs.tsx'
import { RecordActivity } from '../activity/record-activity.tsx'
import { StoreDecisions } from './stores/store-decisions.tsx'
import { StoreDocuments } from './stores/store-documents.tsx'
import { texts } from './stores/store-texts.ts'
import { refreshStores } from './stores/stores-cache.ts'
import { useStoreMoves } from './stores/use-store-moves.ts'
import { changesTab, VerifyTabs } from './stores/verify-tabs.tsx'

interface OpenDialog {
  dialog: typeof DenyDialog | typeof EditDialog
  store: Store
}

/** Stores and applications by verification status, with the platform's actions (rules §2). */
export default function Stores() {
  const t = useText()
  const moves = useStoreMoves()
  const [params] = useSearchParams()
  const [open, setOpen] = useState<OpenDialog>()
  const close = (): void => setOpen(undefined)

  const rowButtons = (store: Store): RowAction[] => {
    const unless = (action: StoreAction, reason: UiText): string | undefined =>
      store.actions.includes(action) ? undefined : t(reason)
    const decisions: RowAction[] = [
      {
        key: 'pass',
        right: passStore.right,
        label: t(texts.pass),
        disabled: unless('pass', texts.notVerifying),
        onClick: () => void moves.pass(store),
      },
      {
        key: 'deny',
        right: denyStore.right,
        label: t(texts.deny),
        isDanger: true,
        disabled: unless('deny', texts.notVerifying),
        onClick: () => setOpen({ dialog: DenyDialog, store }),
      },
    ]
    const supervision: RowAction[] = [
      {
        key: 'money',
        right: adjustStoreMoney.right,
        label: t(texts.money),
        disabled: unless('adjust_money', texts.notPassed),
        onClick: () => setOpen({ dialog: MoneyDialog, store }),
      },
      store.actions.includes('reopen')
        ? {
            key: 'reopen',
            right: reopenStore.right,
            label: t(texts.reopen),
            onClick: () => void moves.reopen(store),
          }
        : {
            key: 'suspend',
            right: suspendStore.right,
            label: t(texts.suspend),
            isDanger: true,
            disabled: unless('suspend', texts.notPassed),
            onClick: () => setOpen({ dialog: SuspendDialog, store }),
          },
      {
        key: 'correct',
        right: editStore.right,
        label: t(texts.edit),
        onClick: () => setOpen({ dialog: EditDialog, store }),
      },
    ]
    // Actions that are possible now come first.
    const isDisabled = ({ disabled }: RowAction): boolean => disabled !== undefined
    return [...decisions, ...supervision].toSorted((a, b) => Number(isDisabled(a)) - Number(isDisabled(b)))
  }

  if (params.get('tab') === changesTab) return <DocumentChanges />
  const spec = screen({
    resource: adminStores,
    columns,
    view: details,
    search,
    above: () => <VerifyTabs />,
    rowButtons,
    record: {
      title: ({ store_name }) => store_name,
      states: ['verify', 'status'],
      leaveOut: ['store_name'],
      wide: ['store_description', 'classes', 'refuse_reason', 'suspend_reason'],
      body: ({ id }) => (
        <>
          <StoreDocuments id={id} />
          <StoreDecisions id={id} />
          <RecordActivity route={storeActivity} id={id} />
        </>
      ),
    },
  })
  return (
    <>
      <ScreenPage spec={spec} />
      {open && (
        <open.dialog
          store={open.store}
          onClose={close}
          onDone={() => {
            close()
            void refreshStores()
          }}
        />
      )}
    </>
  )
}

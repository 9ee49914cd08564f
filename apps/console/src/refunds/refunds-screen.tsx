import type {
  adminRefunds,
  adminReturns,
  BackofficeRefund,
  sellerRefunds,
  sellerReturns,
} from '@fangshi/contract/refunds-backoffice'
import type { BackofficeRefundAction } from '@fangshi/contract/refund-states'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { ScreenPage } from '../kit/screen/screen-page.tsx'
import { screen, type Screen } from '../kit/screen/screen.ts'
import type { RowAction } from '../kit/table/row-action.ts'
import { TouchSizes } from '../kit/ui/touch-sizes.tsx'
import { PartyTabs, type RefundCounts } from './party-tabs.tsx'
import { refundColumns, refundSearch, type RefundScreen } from './refund-columns.tsx'
import { RefundDetails } from './refund-details.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { refundRoutes } from './refund-routes.ts'
import { kinds, refundActions, texts } from './refund-texts.ts'

/** What differs between the work queues. */
interface Props extends RefundScreen {
  resource: typeof sellerRefunds | typeof sellerReturns | typeof adminRefunds | typeof adminReturns
  counts: RefundCounts
}

interface OpenDialog {
  action: BackofficeRefundAction
  refund: BackofficeRefund
  list: Screen
}

/** Requests as a work queue, the earliest deadline first; each opens as a page with what a decision needs. */
export function RefundsScreen({ area, isMoneyOnly, resource, counts }: Props) {
  const t = useText()
  const [open, setOpen] = useState<OpenDialog>()
  const kindOfScreen = { area, isMoneyOnly }
  const routes = refundRoutes(kindOfScreen)

  const actionsOf = (refund: BackofficeRefund, list: Screen): RowAction[] =>
    refund.actions.map((action) => ({
      key: action,
      right: routes[action].right,
      label: t(refundActions[action]),
      isDanger: action === 'refuse' || action === 'contest',
      onClick: () => setOpen({ action, refund, list }),
    }))

  const spec = screen({
    resource,
    columns: refundColumns(kindOfScreen),
    search: refundSearch(kindOfScreen),
    sort: 'due_at',
    above: (list) => (
      <PartyTabs path={resource.path} counts={counts} own={area === 'Admin' ? 'platform' : 'store'} screen={list} />
    ),
    rowButtons: actionsOf,
    record: {
      title: ({ kind, refund_no }) => {
        const found = kinds.find(({ value }) => value === kind)
        return t(texts.title, { kind: found ? t(found.label) : kind, no: refund_no })
      },
      states: ['status'],
      leaveOut: ['lines', 'refund_no', 'kind'],
      body: (refund) => <RefundDetails refund={refund} area={area} />,
    },
  })
  return (
    <TouchSizes>
      <ScreenPage spec={spec} />
      {open && (
        <RefundDialog
          action={open.action}
          refund={open.refund}
          screen={kindOfScreen}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            open.list.reload()
          }}
        />
      )}
    </TouchSizes>
  )
}

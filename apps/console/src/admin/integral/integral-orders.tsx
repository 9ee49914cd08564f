import {
  adminPointsOrders,
  cancelPointsOrder,
  pointsExpresses,
  shipPointsOrder,
} from '@fangshi/contract/points-mall-admin'
import type { AdminPointsOrderAction } from '@fangshi/contract/points-order-states'
import type { RowOf } from '@fangshi/contract/resource'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { PlainScreen } from '../../kit/screen/table-screen.tsx'
import { screen } from '../../kit/screen/screen.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import { select, text, textarea } from '../../kit/fields/build.ts'
import type { RowAction } from '../../kit/table/row-action.ts'
import { call } from '../../session/api.ts'
import { columns, details, search } from './order-columns.ts'
import { texts } from './order-texts.ts'

type PointsOrderRow = RowOf<typeof adminPointsOrders>

interface DialogProps {
  row: PointsOrderRow
  onClose: () => void
  onDone: () => void
}

function ShipDialog({ row, onClose, onDone }: DialogProps) {
  const { data: couriers = [] } = useQuery({
    queryKey: [pointsExpresses.path],
    queryFn: ({ signal }) => call(pointsExpresses, {}, { signal }),
  })
  return (
    <ActDialog
      title={texts.ship}
      subject={row.order_no}
      fields={{
        delivery_code: select(texts.courier, {
          required: true,
          span: 24,
          options: couriers.map(({ code, name }) => ({ value: code, label: { 'zh-cn': name, en: name } })),
        }),
        delivery_no: text(texts.trackingNo, { required: true, maxlength: 30, span: 24 }),
      }}
      action={texts.ship}
      done={texts.shipped}
      submit={({ delivery_code, delivery_no }, key) =>
        call(
          shipPointsOrder,
          {
            params: { id: row.id },
            body: { delivery_code: String(delivery_code), delivery_no: String(delivery_no) },
          },
          { key },
        )
      }
      onClose={onClose}
      onDone={onDone}
    />
  )
}

function CancelDialog({ row, onClose, onDone }: DialogProps) {
  return (
    <ActDialog
      title={texts.cancel}
      subject={row.order_no}
      explained={texts.cancelExplained}
      fields={{ reason: textarea(texts.reason, { required: true, maxlength: 200, rows: 3, span: 24 }) }}
      action={texts.cancel}
      isDanger
      done={texts.cancelled}
      submit={({ reason }, key) =>
        call(cancelPointsOrder, { params: { id: row.id }, body: { reason: String(reason) } }, { key })
      }
      onClose={onClose}
      onDone={onDone}
    />
  )
}

const rights: Readonly<Record<AdminPointsOrderAction, string>> = {
  ship: shipPointsOrder.right,
  cancel: cancelPointsOrder.right,
}
const dialogs = { ship: ShipDialog, cancel: CancelDialog }

/** Orders of points goods, which are shipped, or cancelled with points and cash refunded (rules §9). */
export default function IntegralOrders() {
  const t = useText()
  const client = useQueryClient()
  const [open, setOpen] = useState<{ action: AdminPointsOrderAction; row: PointsOrderRow }>()
  const rowButtons = (row: PointsOrderRow): RowAction[] =>
    row.actions.map((action) => ({
      key: action,
      right: rights[action],
      label: t(texts[action]),
      isDanger: action === 'cancel',
      onClick: () => setOpen({ action, row }),
    }))
  const spec = screen({ resource: adminPointsOrders, columns, view: details, search, rowButtons })
  const Dialog = open && dialogs[open.action]
  return (
    <>
      <PlainScreen spec={spec} />
      {Dialog && (
        <Dialog
          row={open.row}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            void client.invalidateQueries({ queryKey: [adminPointsOrders.path] })
          }}
        />
      )}
    </>
  )
}

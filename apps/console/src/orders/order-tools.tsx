import { BarcodeOutlined, CarOutlined, PrinterOutlined } from '@ant-design/icons'
import type { BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import { Button, Tooltip } from 'antd'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { texts } from './order-texts.ts'

const says = {
  pick: l('请先勾选订单', 'Select orders first'),
  pickSent: l('请先勾选已有快递单号的订单', 'Select orders with a tracking number first'),
  pickToShip: l('请先勾选待发货的订单', 'Select orders waiting to ship first'),
}

interface Props {
  selection: readonly BackofficeOrder[]
  canShip: boolean
  onOpen: (dialog: 'ship' | 'print' | 'waybill', orders: readonly BackofficeOrder[]) => void
}

/** Actions on all selected orders: ship and print. */
export function OrderTools({ selection, canShip, onOpen }: Props) {
  const t = useText()
  const toShip = selection.filter(({ actions }) => actions.includes('ship'))
  const sent = selection.filter(({ parcels }) => parcels.length)
  const counted = (text: string, orders: readonly unknown[]): string =>
    orders.length ? `${text} (${orders.length})` : text
  return (
    <>
      {canShip && (
        <Tooltip title={toShip.length ? undefined : t(says.pickToShip)}>
          <Button
            type="primary"
            icon={<CarOutlined aria-hidden />}
            disabled={!toShip.length}
            onClick={() => onOpen('ship', toShip)}
          >
            {counted(t(texts.ship), toShip)}
          </Button>
        </Tooltip>
      )}
      <Tooltip title={selection.length ? undefined : t(says.pick)}>
        <Button
          icon={<PrinterOutlined aria-hidden />}
          disabled={!selection.length}
          onClick={() => onOpen('print', selection)}
        >
          {counted(t(texts.print), selection)}
        </Button>
      </Tooltip>
      <Tooltip title={sent.length ? undefined : t(says.pickSent)}>
        <Button icon={<BarcodeOutlined aria-hidden />} disabled={!sent.length} onClick={() => onOpen('waybill', sent)}>
          {counted(t(texts.waybill), sent)}
        </Button>
      </Tooltip>
    </>
  )
}

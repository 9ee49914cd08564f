import type { adminExpresses, BackofficeOrder, sellerExpresses } from '@fangshi/contract/orders-backoffice'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Select } from 'antd'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { l } from '../i18n/ui-text.ts'
import { actionTexts } from '../i18n/texts.ts'
import { call } from '../session/api.ts'
import { Dialog } from '../kit/ui/dialog.tsx'
import { lastCourier, rememberCourier } from './last-courier.ts'
import { texts } from './order-texts.ts'
import { faultsOf, newBundle, withCouriers, withPasted, type Bundle } from './parcel-draft.ts'
import styles from './ship-dialog.module.css'
import { ShipOrder } from './ship-order.tsx'
import { useShipping, type ShipRoute } from './use-shipping.ts'

const says = {
  forAll: l('全部包裹的快递公司', 'Courier for all parcels'),
  sent: l('已发货的包裹', 'Parcels shipped'),
  failed: l('未发货的包裹', 'Parcels not shipped'),
  paste: l(
    '可从表格复制多行（订单号和快递单号，或仅快递单号），粘贴到任一单号输入框',
    'Copy rows from a spreadsheet (tracking numbers, with or without order numbers) and paste them into any number field',
  ),
}

export interface ShipDialogProps {
  /** Orders that can be shipped. */
  orders: readonly BackofficeOrder[]
  route: ShipRoute
  expresses: typeof sellerExpresses | typeof adminExpresses
  onClose: () => void
  /** Called after some or all parcels were sent. */
  onSent: () => void
}

/** Ships one or many orders: courier and number of each, an order in several parcels where it has several lines. */
export function ShipDialog({ orders, route, expresses, onClose, onSent }: ShipDialogProps) {
  const t = useText()
  const { message } = App.useApp()
  const [drafts, setDrafts] = useState<readonly Bundle[]>(() => orders.map((order) => newBundle(order, lastCourier())))
  const [isTried, setTried] = useState(false)
  const { states, isBusy, run } = useShipping(route)
  const { data: companies = [] } = useQuery({
    queryKey: [expresses.path],
    queryFn: ({ signal }) => call(expresses, {}, { signal }),
  })
  const codes = companies.map(({ code }) => code)
  const bundles = withCouriers(drafts, codes)
  const options = companies.map(({ code, name }) => ({ value: code, label: name }))
  const replace = (next: Bundle): void =>
    setDrafts((before) => before.map((bundle) => (bundle.order.id === next.order.id ? next : bundle)))
  const chooseForAll = (code: string): void =>
    setDrafts((before) =>
      before.map(({ order, parcels }) => ({
        order,
        parcels: parcels.map((parcel) => ({ ...parcel, code, isChosen: true })),
      })),
    )

  function pasteFrom(place: number, text: string): boolean {
    const filled = withPasted(bundles, place, text, codes)
    if (filled) setDrafts(filled)
    return filled !== undefined
  }

  async function ship(): Promise<void> {
    setTried(true)
    const isRight = bundles.every(({ parcels }) => parcels.every((parcel) => !Object.keys(faultsOf(parcel)).length))
    if (!isRight || isBusy) return
    const { sent, failed } = await run(bundles)
    if (sent) {
      rememberCourier(bundles.at(-1)?.parcels.at(-1)?.code ?? '')
      message.success(`${t(says.sent)}: ${sent}`)
      onSent()
    }
    if (failed) message.error(`${t(says.failed)}: ${failed}`)
    else onClose()
  }

  return (
    <Dialog
      title={orders.length > 1 ? `${t(texts.ship)} (${orders.length})` : t(texts.ship)}
      width="min(760px, 100vw)"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(actionTexts.cancel)}</Button>
          <Button type="primary" loading={isBusy} onClick={() => void ship()}>
            {t(texts.ship)}
          </Button>
        </>
      }
    >
      {orders.length > 1 && (
        <>
          <Select
            aria-label={t(says.forAll)}
            className={styles.forAll}
            placeholder={t(says.forAll)}
            showSearch={{ optionFilterProp: 'label' }}
            options={options}
            onChange={chooseForAll}
          />
          <p className={styles.hint}>{t(says.paste)}</p>
        </>
      )}
      <ul className={styles.orders}>
        {bundles.map((bundle, place) => (
          <ShipOrder
            key={bundle.order.id}
            bundle={bundle}
            options={options}
            codes={codes}
            areFaultsShown={isTried}
            isBusy={isBusy}
            states={states}
            onChange={replace}
            onPaste={(text) => pasteFrom(place, text)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

import { Button } from 'antd'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { texts } from './order-texts.ts'
import { changed, faultsOf, unsentLines, withoutParcel, withParcel, type Bundle } from './parcel-draft.ts'
import { ParcelFields } from './parcel-fields.tsx'
import styles from './ship-dialog.module.css'
import { keyOf, type ParcelState } from './use-shipping.ts'

const says = {
  another: l('添加包裹', 'Add parcel'),
  later: l('未勾选的商品可以稍后发货', 'Items left unselected can be shipped later'),
}

interface Props {
  bundle: Bundle
  options: readonly { value: string; label: string }[]
  codes: readonly string[]
  areFaultsShown: boolean
  isBusy: boolean
  states: ReadonlyMap<string, ParcelState>
  onChange: (bundle: Bundle) => void
  /** Returns true if the pasted text held several parcels and was handled. */
  onPaste: (text: string) => boolean
}

/** One order of the dialog: to whom it goes, and the parcels it is sent in. */
export function ShipOrder({ bundle, options, codes, areFaultsShown, isBusy, states, onChange, onPaste }: Props) {
  const t = useText()
  const { order, parcels } = bundle
  const lines = unsentLines(order)
  return (
    <li className={styles.order}>
      <p className={styles.head}>
        <span className={styles.number}>{order.order_no}</span>
        <span>
          {order.receive_name} {order.receive_tel}
        </span>
        <span className={styles.address}>
          {order.receive_area} {order.receive_address}
        </span>
      </p>
      {order.remark && (
        <p className={styles.remark}>
          {t(texts.buyerRemark)}: {order.remark}
        </p>
      )}
      {parcels.map((parcel, at) => (
        <ParcelFields
          key={keyOf(order, at)}
          parcel={parcel}
          name={`${order.order_no} ${at + 1}`}
          lines={lines}
          options={options}
          codes={codes}
          faults={areFaultsShown ? faultsOf(parcel) : {}}
          state={states.get(keyOf(order, at))}
          onChange={(change) => onChange(changed(bundle, at, change))}
          onPaste={onPaste}
          onRemove={at > 0 ? () => onChange(withoutParcel(bundle, at)) : undefined}
        />
      ))}
      {lines.length > 1 && (
        <p className={styles.more}>
          {parcels.length < lines.length && (
            <Button size="small" disabled={isBusy} onClick={() => onChange(withParcel(bundle))}>
              {t(says.another)}
            </Button>
          )}
          <span>{t(says.later)}</span>
        </p>
      )}
    </li>
  )
}

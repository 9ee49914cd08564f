import { CheckCircleOutlined } from '@ant-design/icons'
import { messageOf } from '@fangshi/contract/errors'
import type { BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import { Button, Checkbox, Input, Select } from 'antd'
import { useId } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { withNumber, type faultsOf, type ParcelDraft } from './parcel-draft.ts'
import styles from './parcel-fields.module.css'
import type { ParcelState } from './use-shipping.ts'
import { ShipLine } from './ship-line.tsx'

const says = {
  courier: l('快递公司', 'Courier'),
  number: l('快递单号', 'Tracking number'),
  lines: l('包裹里的商品', 'Items in this parcel'),
  remove: l('移除', 'Remove'),
  sent: l('已发货', 'Shipped'),
}

interface Props {
  parcel: ParcelDraft
  /** Read out with the fields. */
  name: string
  lines: BackofficeOrder['order_goods']
  options: readonly { value: string; label: string }[]
  codes: readonly string[]
  faults: ReturnType<typeof faultsOf>
  state?: ParcelState
  onChange: (change: Partial<ParcelDraft>) => void
  /** Returns true if the pasted text held several parcels and was handled. */
  onPaste?: (text: string) => boolean
  onRemove?: () => void
}

/** One parcel: courier, number and, if the order has several lines, which of them are in it. */
export function ParcelFields({
  parcel,
  name,
  lines,
  options,
  codes,
  faults,
  state,
  onChange,
  onPaste,
  onRemove,
}: Props) {
  const t = useText()
  const locale = useLocale()
  const faultId = useId()
  const isSent = state?.isSent ?? false
  const fault = faults.code ?? faults.number ?? faults.lines
  const message = fault ? messageOf(fault, locale) : state?.error
  return (
    <div className={styles.parcel}>
      <div className={styles.fields}>
        <Select
          aria-label={`${t(says.courier)} ${name}`}
          className={styles.courier}
          placeholder={t(says.courier)}
          showSearch={{ optionFilterProp: 'label' }}
          status={faults.code && 'error'}
          disabled={isSent}
          value={parcel.code || undefined}
          options={[...options]}
          onChange={(code: string) => onChange({ code, isChosen: true })}
        />
        <Input
          aria-label={`${t(says.number)} ${name}`}
          aria-describedby={message ? faultId : undefined}
          className={styles.number}
          placeholder={t(says.number)}
          maxLength={30}
          status={faults.number && 'error'}
          disabled={isSent}
          value={parcel.number}
          onChange={({ target }) => onChange(withNumber(parcel, target.value, codes))}
          onPaste={(event) => {
            if (onPaste?.(event.clipboardData.getData('text'))) event.preventDefault()
          }}
        />
        {isSent && (
          <span className={styles.sent}>
            <CheckCircleOutlined aria-hidden /> {t(says.sent)}
          </span>
        )}
        {onRemove && !isSent && <Button onClick={onRemove}>{t(says.remove)}</Button>}
      </div>
      {lines.length > 1 ? (
        <Checkbox.Group
          aria-label={`${t(says.lines)} ${name}`}
          className={styles.lines}
          disabled={isSent}
          value={[...parcel.lines]}
          options={lines.map((line) => ({ value: line.id, label: <ShipLine line={line} /> }))}
          onChange={(chosen) => onChange({ lines: chosen })}
        />
      ) : (
        lines.map((line) => <ShipLine key={line.id} line={line} />)
      )}
      {message && (
        <p id={faultId} role="alert" className={styles.fault}>
          {message}
        </p>
      )}
    </div>
  )
}

import { thumbnailOf } from '@fangshi/contract/sized-source'
import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import { messageOf } from '@fangshi/contract/errors'
import type { Locale } from '@fangshi/contract/locale'
import { memo, type KeyboardEvent } from 'react'
import { l } from '../../../i18n/ui-text.ts'
import { skuTexts } from '../../../goods/goods-texts.ts'
import { checkCell, fillBelow, pasteInto, tick, typeInto } from './sku-edits.ts'
import type { SkuFaults } from './sku-checks.ts'
import { keyOf, typedFields, type SkuDraft, type TypedField } from './sku-matrix.ts'
import type { SkuStore } from './sku-store.ts'
import styles from './sku-table.module.css'

const says = {
  tick: l('选择', 'Select'),
  pick: l('选择图片', 'Choose image for'),
  remove: l('移除图片', 'Remove image of'),
  now: l('现有', 'Now'),
}
const modes: Readonly<Record<TypedField, 'decimal' | 'numeric' | 'text'>> = {
  price: 'decimal',
  market_price: 'decimal',
  weight: 'decimal',
  stock: 'numeric',
  sku_no: 'text',
}

/** Up, down and Enter lead to the same field of another row. */
function step(event: KeyboardEvent<HTMLInputElement>, field: TypedField, isDown: boolean): void {
  const row = event.currentTarget.closest('tr')
  const other = isDown ? row?.nextElementSibling : row?.previousElementSibling
  event.preventDefault()
  other?.querySelector<HTMLInputElement>(`[data-field="${field}"]`)?.focus()
}

interface Props {
  store: SkuStore
  index: number
  sku: SkuDraft
  /** The names of its values. */
  name: string
  locale: Locale
  hasTick: boolean
  isTicked: boolean
  faults: SkuFaults | undefined
  onPicture: (index: number) => void
}

// Plain inputs in a memoised component: 500 rows have thousands of them.
export const SkuRow = memo(function SkuRow(props: Props) {
  const { store, index, sku, name, locale, hasTick, isTicked, faults, onPicture } = props
  const press = (event: KeyboardEvent<HTMLInputElement>, field: TypedField): void => {
    if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'd') {
      event.preventDefault()
      fillBelow(store, index, field)
    } else if (event.key === 'ArrowDown' || event.key === 'Enter') step(event, field, true)
    else if (event.key === 'ArrowUp') step(event, field, false)
  }
  return (
    <tr className={styles.row}>
      {hasTick && (
        <td className={styles.tick}>
          <input
            type="checkbox"
            checked={isTicked}
            aria-label={`${says.tick[locale]} ${name}`}
            onChange={() => tick(store, keyOf(sku.value_ids))}
          />
        </td>
      )}
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={styles.picture}>
        <button
          type="button"
          className={styles.pick}
          aria-label={`${says.pick[locale]} ${name}`}
          onClick={() => onPicture(index)}
        >
          {sku.image ? (
            <img src={thumbnailOf(sku.image)} alt="" width={38} height={38} loading="lazy" />
          ) : (
            <PlusOutlined aria-hidden />
          )}
        </button>
        {sku.image && (
          <button
            type="button"
            className={styles.drop}
            aria-label={`${says.remove[locale]} ${name}`}
            onClick={() => typeInto(store, index, 'image', '')}
          >
            <CloseOutlined aria-hidden />
          </button>
        )}
      </td>
      {typedFields.map((field) => {
        const fault = faults?.[field]
        const faultId = `sku-${keyOf(sku.value_ids)}-${field}`
        return (
          <td key={field} className={styles.cell} data-label={skuTexts[field][locale]}>
            <input
              className={styles.input}
              data-field={field}
              value={sku[field]}
              inputMode={modes[field]}
              maxLength={field === 'sku_no' ? 40 : 12}
              autoComplete="off"
              aria-label={`${name} ${skuTexts[field][locale]}`}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? faultId : undefined}
              onChange={(event) => typeInto(store, index, field, event.target.value)}
              onBlur={() => checkCell(store, index, field)}
              onKeyDown={(event) => press(event, field)}
              onPaste={(event) => {
                if (pasteInto(store, index, field, event.clipboardData.getData('text'))) event.preventDefault()
              }}
            />
            {field === 'stock' && sku.old_stock !== undefined && sku.stock !== String(sku.old_stock) && (
              <span className={styles.now}>
                {says.now[locale]} {sku.old_stock}
              </span>
            )}
            {fault && (
              <span id={faultId} className={styles.fault}>
                {messageOf(fault, locale)}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
})

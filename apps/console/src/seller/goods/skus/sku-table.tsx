import { VerticalAlignBottomOutlined } from '@ant-design/icons'
import { Radio } from 'antd'
import { useCallback, useState } from 'react'
import { l } from '../../../i18n/ui-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { SpacePicker } from '../../file-spaces/space-library.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { skuTexts } from '../../../goods/goods-texts.ts'
import { inUnit, units, type Unit } from './sku-checks.ts'
import { fillBelow, tickAll, typeInto } from './sku-edits.ts'
import { typedFields } from './sku-matrix.ts'
import { SkuRows } from './sku-rows.tsx'
import { useSkus, type SkuStore } from './sku-store.ts'
import styles from './sku-table.module.css'

const says = {
  whole: l('整件商品', 'Product'),
  sku: l('规格', 'SKU'),
  all: l('全选', 'Select all'),
  unit: l('重量单位', 'Weight unit'),
  down: l('将首行内容填充到下方各行', 'Copy the first row to all rows below'),
  keys: l(
    '方向键或回车换行；Ctrl/⌘+D 向下填充；可粘贴从表格软件复制的内容。',
    'Use arrow keys or Enter to change rows, Ctrl/⌘+D to fill down. You can paste cells from a spreadsheet.',
  ),
}

/** The matrix of SKUs: a row each, filled in like a sheet. */
export function SkuTable({ store }: { store: SkuStore }) {
  const t = useText()
  const count = useSkus(store, (state) => state.skus.length)
  const unit = useSkus(store, (state) => state.unit)
  const isAll = useSkus(store, ({ skus, chosen }) => skus.length > 1 && chosen.size === skus.length)
  const [picking, setPicking] = useState<number>()
  const pick = useCallback((index: number): void => setPicking(index), [])
  const isMany = count > 1
  const setUnit = (next: Unit): void => store.set({ unit: next, skus: inUnit(store.get().skus, unit, next) })
  return (
    <div className={styles.matrix}>
      <div className={styles.head}>
        <span role="status">{t(l('共 {{count}} 个 SKU', 'SKUs: {{count}}'), { count })}</span>
        <span className={styles.unit}>
          <span id="weight-unit">{t(says.unit)}</span>
          <Radio.Group
            aria-labelledby="weight-unit"
            optionType="button"
            value={unit}
            options={[...units]}
            onChange={(event) => setUnit(event.target.value as Unit)}
          />
        </span>
      </div>
      {isMany && <BulkBar store={store} />}
      <div className={styles.scroll} role="region" aria-label={t(says.sku)}>
        <table className={isMany ? styles.table : `${styles.table} ${styles.single}`}>
          <thead className={styles.heading}>
            <tr className={styles.row}>
              {isMany && (
                <th scope="col" className={styles.tick}>
                  <input
                    type="checkbox"
                    checked={isAll}
                    aria-label={t(says.all)}
                    onChange={() => tickAll(store, !isAll)}
                  />
                </th>
              )}
              <th scope="col">{t(says.sku)}</th>
              <th scope="col">{t(skuTexts.image)}</th>
              {typedFields.map((field) => (
                <th key={field} scope="col">
                  {t(skuTexts[field])}
                  {field === 'weight' && ` (${unit})`}
                  {isMany && field !== 'sku_no' && (
                    <button
                      type="button"
                      className={styles.down}
                      title={t(says.down)}
                      aria-label={`${t(skuTexts[field])}: ${t(says.down)}`}
                      onClick={() => fillBelow(store, 0, field)}
                    >
                      <VerticalAlignBottomOutlined aria-hidden />
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <SkuRows store={store} whole={t(says.whole)} onPicture={pick} />
        </table>
      </div>
      {isMany && <p className={styles.keys}>{t(says.keys)}</p>}
      {picking !== undefined && (
        <SpacePicker
          left={1}
          onPick={([url = '']) => typeInto(store, picking, 'image', url)}
          onClose={() => setPicking(undefined)}
        />
      )}
    </div>
  )
}

import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { l } from '../../../i18n/ui-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { SpacePicker } from '../../file-spaces/space-library.tsx'
import { skuTexts } from '../../../goods/goods-texts.ts'
import { bulkTexts as says } from './sku-texts.ts'
import { setBulk, tickAll } from './sku-edits.ts'
import type { TypedField } from './sku-matrix.ts'
import { useSkus, type SkuStore } from './sku-store.ts'
import styles from './sku-table.module.css'

/** SKU numbers are unique, so they are not set in bulk. */
const fields: readonly TypedField[] = ['price', 'market_price', 'weight', 'stock']

/** Sets one value for all rows, or for the selected ones. */
export function BulkBar({ store }: { store: SkuStore }) {
  const t = useText()
  const attrs = useSkus(store, (state) => state.attrs)
  const chosen = useSkus(store, (state) => state.chosen)
  const [field, setField] = useState<TypedField>('price')
  const [value, setValue] = useState('')
  const [isPicking, setPicking] = useState(false)
  const ticked = t(l('填入所选 ({{count}})', 'Apply to selected ({{count}})'), { count: chosen.size })
  return (
    <div role="group" aria-label={t(says.bulk)} className={styles.bulk}>
      <span className={styles.bulkName}>{t(says.bulk)}</span>
      <Select
        className={styles.field}
        aria-label={t(says.field)}
        value={field}
        options={fields.map((one) => ({ value: one, label: t(skuTexts[one]) }))}
        onChange={setField}
      />
      <Input
        className={styles.value}
        aria-label={t(says.value)}
        value={value}
        maxLength={12}
        inputMode="decimal"
        onChange={(event) => setValue(event.target.value)}
        onPressEnter={(event) => {
          event.preventDefault()
          setBulk(store, field, value, chosen.size > 0)
        }}
      />
      <Button disabled={!value.trim()} onClick={() => setBulk(store, field, value, false)}>
        {t(says.all)}
      </Button>
      <Button disabled={!value.trim() || !chosen.size} onClick={() => setBulk(store, field, value, true)}>
        {ticked}
      </Button>
      <Button disabled={!chosen.size} onClick={() => setPicking(true)}>
        {t(says.picture)}
      </Button>
      <Select
        className={styles.tickBy}
        aria-label={t(says.tickBy)}
        placeholder={t(says.tickBy)}
        allowClear
        options={attrs
          .filter(({ values }) => values.length)
          .map(({ name, values }) => ({
            label: name,
            title: name,
            options: values.map(({ id, name: label }) => ({ value: id, label })),
          }))}
        onChange={(id: number | undefined) => tickAll(store, id !== undefined, id)}
      />
      {isPicking && (
        <SpacePicker
          left={1}
          onPick={([url = '']) => setBulk(store, 'image', url, true)}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}

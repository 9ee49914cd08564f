import { localText } from '@fangshi/contract/locale'
import { changeStock } from '@fangshi/contract/stock-seller'
import { Form } from 'antd'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import type { FormValues } from '../../kit/fields/spec.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import styles from './stock.module.css'
import { stockAfter } from './stock-change.ts'
import { stockFields } from './stock-fields.ts'
import type { StockRow } from './stock-row.ts'

function Preview({ row }: { row: StockRow }) {
  const t = useText()
  const form = Form.useFormInstance<FormValues>()
  const pieces = Form.useWatch('pieces', form)
  const mode = Form.useWatch('mode', form)
  const after = stockAfter(row.stock, { mode, pieces })
  return (
    <p role="status" className={styles.preview}>
      {t(l('在库', 'On hand'))}: {row.stock}
      {typeof pieces === 'number' && ` → ${after}`}
      {row.reserved > 0 &&
        t(l('（待付款订单占用 {{count}}）', ' ({{count}} reserved by unpaid orders)'), { count: row.reserved })}
    </p>
  )
}

interface Props {
  row: StockRow
  onClose: () => void
  onDone: () => void
}

/** Sets or adjusts the stock of a SKU, with a note; refused when it changed meanwhile. */
export function StockDialog({ row, onClose, onDone }: Props) {
  const locale = useLocale()
  const sku = localText(row.sku_name, locale) || localText(row.goods_name, locale)
  return (
    <ActDialog
      title={l('调整库存', 'Adjust stock')}
      subject={sku}
      fields={stockFields}
      initial={{ mode: 'add' }}
      submit={({ mode, pieces, note }, key) =>
        call(
          changeStock,
          {
            params: { id: row.id },
            body: {
              mode: mode === 'set' ? 'set' : 'add',
              pieces: Number(pieces),
              old_stock: row.stock,
              note: typeof note === 'string' ? note : '',
            },
          },
          { key },
        )
      }
      onClose={onClose}
      onDone={onDone}
    >
      <Preview row={row} />
    </ActDialog>
  )
}

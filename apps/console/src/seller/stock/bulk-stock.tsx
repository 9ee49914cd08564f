import { changeStocks } from '@fangshi/contract/stock-seller'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '../../session/api.ts'
import { useRights } from '../../session/rights.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import type { Screen } from '../../kit/screen/screen.ts'
import { bulkChangeOf } from './stock-change.ts'
import { stockFields } from './stock-fields.ts'
import type { StockRow } from './stock-row.ts'

const says = {
  adjust: l('批量调整库存', 'Adjust stock'),
  count: l('{{count}} 个 SKU', 'SKUs: {{count}}'),
}

/** Sets or adjusts the stock of all selected SKUs. */
export function BulkStock({ list }: { list: Screen<StockRow> }) {
  const t = useText()
  const { can } = useRights()
  const [isOpen, setOpen] = useState(false)
  const { selection } = list
  const close = (): void => setOpen(false)
  if (!can(changeStocks.right)) return null
  return (
    <>
      <Button disabled={!selection.length} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(says.adjust)}
      </Button>
      {isOpen && (
        <ActDialog
          title={says.adjust}
          subject={t(says.count, { count: selection.length })}
          fields={stockFields}
          initial={{ mode: 'add' }}
          submit={(values, key) => call(changeStocks, { body: bulkChangeOf(selection, values) }, { key })}
          onClose={close}
          onDone={() => {
            close()
            list.clearSelection()
            list.reload()
          }}
        />
      )}
    </>
  )
}

import { changeStocks } from '@fangshi/contract/stock-seller'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '../../session/api.ts'
import { useRights } from '../../session/rights.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import type { FormValues } from '../../kit/fields/spec.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import type { Screen } from '../../kit/screen/screen.ts'
import { stockFields } from './stock-fields.ts'
import type { StockRow } from './stock-row.ts'

const says = {
  adjust: l('批量调整库存', 'Adjust stock'),
  count: l('{{count}} 个 SKU', 'SKUs: {{count}}'),
}

/** Setting a number refuses SKUs that sold since the list was read; adding to it does not. */
const send = (rows: readonly StockRow[], { mode, pieces, note }: FormValues, key: string) =>
  call(
    changeStocks,
    {
      body: {
        changes: rows.map(({ id, stock }) =>
          mode === 'set'
            ? { id, mode: 'set' as const, pieces: Number(pieces), old_stock: stock }
            : { id, mode: 'add' as const, pieces: Number(pieces) },
        ),
        note: typeof note === 'string' ? note : '',
      },
    },
    { key },
  )

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
          submit={(values, key) => send(selection, values, key)}
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

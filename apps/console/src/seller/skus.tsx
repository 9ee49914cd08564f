import { changeStock, listMovements, stockList } from '@fangshi/contract/stock-seller'
import { useState } from 'react'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { ScreenPage } from '../kit/screen/screen-page.tsx'
import type { RowAction } from '../kit/table/row-action.ts'
import { screen, type Screen } from '../kit/screen/screen.ts'
import { TouchSizes } from '../kit/ui/touch-sizes.tsx'
import { BulkStock } from './stock/bulk-stock.tsx'
import { MovementsDialog } from './stock/movements-dialog.tsx'
import { stockColumns, stockSearch } from './stock/stock-columns.tsx'
import { StockDialog } from './stock/stock-dialog.tsx'
import type { StockRow } from './stock/stock-row.ts'
import { StockTabs } from './stock/stock-tabs.tsx'

interface OpenDialog {
  dialog: 'change' | 'history'
  row: StockRow
  list: Screen
}

/** The store's stock by SKU: levels, low stock and every movement (rules §3). */
export default function Skus() {
  const t = useText()
  const [open, setOpen] = useState<OpenDialog>()
  const close = (): void => setOpen(undefined)

  function actionsOf(row: StockRow, list: Screen): RowAction[] {
    const change = {
      key: 'change',
      right: changeStock.right,
      label: t(l('调整', 'Adjust')),
      onClick: () => setOpen({ dialog: 'change', row, list }),
    }
    const history = {
      key: 'history',
      right: listMovements.right,
      label: t(l('记录', 'History')),
      onClick: () => setOpen({ dialog: 'history', row, list }),
    }
    return [change, history]
  }

  const spec = screen({
    resource: stockList,
    columns: stockColumns,
    search: stockSearch,
    above: (list) => <StockTabs screen={list} />,
    toolbarLeft: (list) => <BulkStock list={list} />,
    rowButtons: actionsOf,
  })
  return (
    <TouchSizes>
      <ScreenPage spec={spec} />
      {open?.dialog === 'change' && (
        <StockDialog
          row={open.row}
          onClose={close}
          onDone={() => {
            close()
            open.list.reload()
          }}
        />
      )}
      {open?.dialog === 'history' && <MovementsDialog row={open.row} onClose={close} />}
    </TouchSizes>
  )
}

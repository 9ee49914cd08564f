import { changeStock, listMovements, stockList } from '@fangshi/contract/stock-seller'
import { ConfigProvider } from 'antd'
import { useState } from 'react'
import { l, useLabel } from '../kit/label.ts'
import { useRights } from '../session/rights.ts'
import { ScreenPage } from '../kit/screen/screen-page.tsx'
import type { RowAction, Screen, ScreenSpec } from '../kit/list/types.ts'
import { usePhone } from '../kit/ui/use-phone.ts'
import { MovementsDialog } from './stock/movements-dialog.tsx'
import { stockColumns, stockSearch } from './stock/stock-columns.tsx'
import { StockDialog } from './stock/stock-dialog.tsx'
import type { StockRow } from './stock/stock-row.ts'
import { StockTabs } from './stock/stock-tabs.tsx'

interface Open {
  dialog: 'change' | 'history'
  row: StockRow
  screen: Screen
}

/** Stock of the own store by SKU: what is there, what runs low, and every change of it (rules §3). */
export default function Skus() {
  const read = useLabel()
  const isPhone = usePhone()
  const { can } = useRights()
  const [open, setOpen] = useState<Open>()
  const close = (): void => setOpen(undefined)

  function actionsOf(row: StockRow, screen: Screen): RowAction[] {
    const change = {
      key: 'change',
      label: read(l('调整', 'Change')),
      onClick: () => setOpen({ dialog: 'change', row, screen }),
    }
    const history = {
      key: 'history',
      label: read(l('记录', 'History')),
      onClick: () => setOpen({ dialog: 'history', row, screen }),
    }
    return [...(can(changeStock.right) ? [change] : []), ...(can(listMovements.right) ? [history] : [])]
  }

  const spec = {
    resource: stockList,
    columns: stockColumns,
    search: stockSearch,
    above: (screen: Screen) => <StockTabs screen={screen} />,
    rowButtons: (row: unknown, screen: Screen) => actionsOf(row as StockRow, screen),
  } as unknown as ScreenSpec
  return (
    <ConfigProvider componentSize={isPhone ? 'large' : undefined}>
      <ScreenPage spec={spec} />
      {open?.dialog === 'change' && (
        <StockDialog
          row={open.row}
          onClose={close}
          onDone={() => {
            close()
            open.screen.reload()
          }}
        />
      )}
      {open?.dialog === 'history' && <MovementsDialog row={open.row} onClose={close} />}
    </ConfigProvider>
  )
}

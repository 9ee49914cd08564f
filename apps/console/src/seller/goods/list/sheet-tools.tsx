import { DownloadOutlined } from '@ant-design/icons'
import { GoodsSheetRow, goodsSheet, importGoods } from '@fangshi/contract/goods-sheet'
import { Button } from 'antd'
import { useMemo } from 'react'
import { call } from '../../../session/api.ts'
import { ExportAllDialog } from '../../../kit/excel/export/export-all-dialog.tsx'
import { ImportButton } from '../../../kit/excel/import/import-button.tsx'
import { useExportAll } from '../../../kit/excel/export/use-export-all.ts'
import { l } from '../../../i18n/ui-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useRights } from '../../../session/rights.ts'
import { useMenuItem } from '../../../menus/use-menu-item.ts'
import type { Filters } from '../../../kit/list/list-state.ts'
import type { ListPage } from '../../../kit/list/list-page.ts'
import { namedColumns } from '../../../kit/list/column.ts'
import type { GoodsChoices } from '../choices.ts'
import { sheetColumns, sheetFields } from './sheet-fields.ts'

const title = l('商品', 'Products')
const says = {
  intro: l(
    '商品编号和 SKU 编号已存在的，只更新填写了的单元格，留空的保持不变；编号不存在的按新商品添加，名称、类目、图片、价格、划线价、重量、库存必填。',
    'Where the product and SKU numbers exist, filled cells are updated and empty ones left as they are. Other product numbers are added as new products, which need a name, category, images, price, list price, weight and stock.',
  ),
  done: l(
    '新增 {{added}} 件商品，更新 {{updated}} 件，{{unchanged}} 件没有变化。',
    'Products added: {{added}}, updated: {{updated}}, unchanged: {{unchanged}}.',
  ),
}
const nothing = (): undefined => undefined

interface Props {
  /** The list's filters, which the export follows. */
  filters: Filters
  choices: GoodsChoices | undefined
  onImported: () => void
}

/** Imports and exports goods with their SKUs. */
export function SheetTools({ filters, choices, onImported }: Props) {
  const t = useText()
  const { can } = useRights()
  const granted = useMenuItem()?.buttons ?? []
  const columns = useMemo(() => (choices ? namedColumns(sheetColumns(choices)) : []), [choices])
  const all = useExportAll({
    name: t(l('商品与 SKU', 'Products and SKUs')),
    columns,
    rows: [],
    selection: [],
    list: async (page, per_page, signal) =>
      (await call(goodsSheet, { query: { ...filters, page, per_page } }, signal ? { signal } : {})) as ListPage,
    namesOf: () => Promise.resolve(nothing),
  })
  if (!choices) return null
  return (
    <>
      {granted.includes('import') && can(importGoods.right) && (
        <ImportButton
          name={t(title)}
          area="Seller"
          // A row of the sheet is a SKU.
          shape={GoodsSheetRow}
          send={async (rows, key) => {
            const done = await call(importGoods, { body: { rows: [...rows] } }, { quiet: true, key })
            return { imported: done.imported, note: t(says.done, done) }
          }}
          intro={says.intro}
          form={sheetFields(choices)}
          isWhole
          onImported={onImported}
        />
      )}
      {granted.includes('export') && (
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void all.start()}>
          {t(l('导出 SKU 表', 'Export SKUs'))}
        </Button>
      )}
      {all.state && <ExportAllDialog state={all.state} onRetry={() => void all.start()} onClose={all.close} />}
    </>
  )
}

import { PlusOutlined } from '@ant-design/icons'
import {
  addGoods,
  countSellerGoods,
  saveGoods,
  sellerGoods,
  shelveGoods,
  type GoodsRow,
} from '@fangshi/contract/goods-seller'
import { stockList } from '@fangshi/contract/stock-seller'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { l } from '../../../i18n/ui-text.ts'
import { actionTexts } from '../../../i18n/texts.ts'
import { useNavigate } from 'react-router'
import { texts } from '../../../goods/goods-texts.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useRights } from '../../../session/rights.ts'
import { useMenuItem } from '../../../menus/use-menu-item.ts'
import { CountTabs } from '../../../kit/search/count-tabs.tsx'
import { ScreenPage } from '../../../kit/screen/screen-page.tsx'
import type { RowAction } from '../../../kit/table/row-action.ts'
import { screen } from '../../../kit/screen/screen.ts'
import { useDelete } from '../../../kit/screen/use-delete.tsx'
import { TouchSizes } from '../../../kit/ui/touch-sizes.tsx'
import { links } from '../../../areas/links.ts'
import { call } from '../../../session/api.ts'
import { asChoices, choicesQuery } from '../choices.ts'
import { BulkTools } from './bulk-tools.tsx'
import { goodsColumns, searchOf, tabs } from './goods-columns.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { ShelfTools } from './shelf-tools.tsx'

const says = {
  add: l('发布商品', 'Add product'),
  edit: l('编辑', 'Edit'),
  stock: l('库存', 'Stock'),
  open: l('在商城查看', 'View in shop'),
  unexamined: l('审核通过后生成商品页', 'Available after approval'),
}

/** The store's goods: tabs with counts, search, shelf switch and links to the form. */
export function GoodsList({ onForm }: { onForm: (form: number | 'new') => void }) {
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const { can } = useRights()
  const granted = useMenuItem()?.buttons ?? []
  const { data: choices } = useQuery({ ...choicesQuery, staleTime: 60_000 })
  const mayAdd = granted.includes('add') && can(addGoods.right)
  const mayEdit = granted.includes('edit') && can(saveGoods.right)
  const mayShelve = can(shelveGoods.right)
  const mayDelete = granted.includes('delete') && can(sellerGoods.right('destroy'))
  const client = useQueryClient()
  const remove = useDelete(sellerGoods, () => void client.invalidateQueries({ queryKey: [sellerGoods.path, 'list'] }))

  function actionsOf(row: GoodsRow): RowAction[] {
    const edit = { key: 'edit', label: t(says.edit), onClick: () => onForm(row.id) }
    const stock = {
      key: 'stock',
      label: t(says.stock),
      onClick: () => void navigate(`${stockList.path}?goods_id=${row.id}`),
    }
    const open = {
      key: 'open',
      label: t(says.open),
      disabled: row.is_examined ? undefined : t(says.unexamined),
      onClick: () => void window.open(links.shopGoods(row.id, locale), '_blank', 'noopener'),
    }
    const destroy = {
      key: 'delete',
      label: t(actionTexts.delete),
      isDanger: true,
      onClick: () => remove([row]),
    }
    return [
      ...(mayEdit ? [edit] : []),
      ...(can(stockList.right('index')) ? [stock] : []),
      open,
      ...(mayDelete ? [destroy] : []),
    ]
  }

  const spec = screen({
    resource: sellerGoods,
    columns: goodsColumns(mayShelve),
    search: searchOf(asChoices(choices?.brands ?? []), choices?.classes ?? []),
    buttons: { view: false },
    above: ({ filters, setFilters }) => (
      <CountTabs
        name={texts.state}
        path={sellerGoods.path}
        field="tab"
        tabs={tabs}
        ask={(signal) => call(countSellerGoods, {}, { signal, quiet: true })}
        screen={{ filters, setFilters }}
      />
    ),
    headActions: ({ filters, reload }) => (
      <>
        <SheetTools filters={filters} choices={choices} onImported={reload} />
        {mayAdd && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => onForm('new')}>
            {t(says.add)}
          </Button>
        )}
      </>
    ),
    toolbarLeft: (list) => (
      <>
        {mayShelve && <ShelfTools list={list} />}
        {mayEdit && choices && <BulkTools list={list} choices={choices} />}
      </>
    ),
    rowButtons: actionsOf,
  })
  return (
    <TouchSizes>
      <ScreenPage spec={spec} />
    </TouchSizes>
  )
}

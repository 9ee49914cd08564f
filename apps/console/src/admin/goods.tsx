import { adminGoodsActivity } from '@fangshi/contract/activity'
import {
  adminGoods,
  takeDownGoods,
  countAdminGoods,
  approveGoods,
  rejectGoods,
  reinstateGoods,
  type ReviewRow,
} from '@fangshi/contract/goods-review'
import { goodsDecisions } from '@fangshi/contract/status'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../session/api.ts'
import { RecordActivity } from '../activity/record-activity.tsx'
import { texts } from '../goods/goods-texts.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useRights } from '../session/rights.ts'
import { CountTabs } from '../kit/search/count-tabs.tsx'
import { ScreenPage } from '../kit/screen/screen-page.tsx'
import type { RowAction } from '../kit/table/row-action.ts'
import { screen, type Screen } from '../kit/screen/screen.ts'
import { TouchSizes } from '../kit/ui/touch-sizes.tsx'
import { links } from '../areas/links.ts'
import { DecideDialog, type Decision } from './goods/decide-dialog.tsx'
import { GoodsReview } from './goods/goods-review.tsx'
import { ReviewTools } from './goods/review-tools.tsx'
import { goodsColumns, goodsForm, goodsSearch, goodsTabs, decisions } from './goods/goods-columns.tsx'

interface OpenDialog {
  decision: Decision
  rows: readonly ReviewRow[]
  /** Where the decision was opened; its selection is cleared afterwards. */
  list?: Screen
}

const rights: Readonly<Record<Decision, string>> = {
  approve: approveGoods.right,
  reject: rejectGoods.right,
  take_down: takeDownGoods.right,
  reinstate: reinstateGoods.right,
}

/** Goods of all stores: what is pending review, what is on sale, and the platform's decisions. */
export default function Goods() {
  const t = useText()
  const locale = useLocale()
  const { can } = useRights()
  const client = useQueryClient()
  const [open, setOpen] = useState<OpenDialog>()
  const granted = goodsDecisions.filter((one) => can(rights[one]))

  function actionsOf(row: ReviewRow, list: Screen): RowAction[] {
    const own = granted
      .filter((decision) => row.actions.includes(decision))
      .map((decision) => ({
        key: decision,
        label: t(decisions[decision]),
        isDanger: decision === 'reject' || decision === 'take_down',
        onClick: () => setOpen({ decision, rows: [row], list }),
      }))
    return [
      ...own,
      {
        key: 'open',
        label: t(l('在商城查看', 'View in shop')),
        disabled: row.is_examined ? undefined : t(l('商品页尚未生成', 'No product page yet')),
        onClick: () => void window.open(links.shopGoods(row.id, locale), '_blank', 'noopener'),
      },
    ]
  }

  const spec = screen({
    resource: adminGoods,
    columns: goodsColumns,
    search: goodsSearch,
    form: goodsForm,
    above: ({ filters, setFilters }) => (
      <CountTabs
        name={texts.state}
        path={adminGoods.path}
        field="tab"
        tabs={goodsTabs}
        ask={(signal) => call(countAdminGoods, {}, { signal, quiet: true })}
        screen={{ filters, setFilters }}
      />
    ),
    toolbarLeft: (list) => (
      <ReviewTools
        decisions={granted}
        selection={list.selection}
        onDecide={(decision, rows) => setOpen({ decision, rows, list })}
      />
    ),
    rowButtons: actionsOf,
    viewExtra: (goods) => {
      const possible = granted.filter((decision) => goods.actions.includes(decision))
      return (
        <>
          <GoodsReview
            goods={goods}
            decisions={possible}
            onDecide={(decision) => setOpen({ decision, rows: [goods] })}
          />
          <RecordActivity route={adminGoodsActivity} id={goods.id} />
        </>
      )
    },
  })
  return (
    <TouchSizes>
      <ScreenPage spec={spec} />
      {open && (
        <DecideDialog
          decision={open.decision}
          rows={open.rows}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            open.list?.clearSelection()
            void client.invalidateQueries({ queryKey: [adminGoods.path] })
          }}
        />
      )}
    </TouchSizes>
  )
}

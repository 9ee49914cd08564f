import { sellerReductions, stopReduction, type ReductionRow } from '@fangshi/contract/reductions'
import { localText } from '@fangshi/contract/locale'
import { useState } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { datetime, number, text, toggle } from '../kit/fields/build.ts'
import { ActDialog } from '../kit/screen/act-dialog.tsx'
import { screen, type ScreenSpec } from '../kit/screen/screen.ts'
import { PlainScreen } from '../kit/screen/table-screen.tsx'
import type { RowAction } from '../kit/table/row-action.ts'
import { activityTexts } from '../promotions/activity-texts.ts'
import { endField } from '../promotions/window-fields.ts'
import { reductionColumns, reductionSearch } from '../reductions/reduction-columns.ts'
import { reductionTexts as texts } from '../reductions/reduction-texts.ts'
import { useStopReduction } from '../reductions/use-stop-reduction.ts'
import { call } from '../session/api.ts'
import { startedRefusal } from '../promotions/started-refusal.ts'
import { reductionFault } from '../reductions/reduction-fault.ts'

const spec: ScreenSpec<typeof sellerReductions> = {
  resource: sellerReductions,
  columns: reductionColumns,
  search: reductionSearch,
  buttons: { delete: true },
  form: {
    name: text(activityTexts.name, { required: true, local: true, maxlength: 20, span: 24 }),
    use_money: number(texts.threshold, {
      required: true,
      money: true,
      min: 0.01,
      max: 999_999.99,
      help: texts.thresholdHelp,
    }),
    money: number(texts.money, {
      required: true,
      money: true,
      min: 0.01,
      max: 9999.99,
      check: (money, { use_money }) => reductionFault(money, use_money),
    }),
    start_time: datetime(activityTexts.start, { required: true }),
    end_time: endField(),
    is_draft: toggle(activityTexts.draft, { initial: false, help: activityTexts.draftHelp }),
  },
  refusal: startedRefusal,
}

/** The button that moves the end of a running full reduction to a later time, and its dialog. */
function useExtend() {
  const t = useText()
  const locale = useLocale()
  const [open, setOpen] = useState<{ reduction: ReductionRow; reload: () => void }>()
  const actionsOf = (reduction: ReductionRow, reload: () => void): RowAction[] => {
    if (!reduction.actions.includes('extend')) return []
    const onClick = (): void => setOpen({ reduction, reload })
    return [{ key: 'extend', right: sellerReductions.right('update'), label: t(activityTexts.extend), onClick }]
  }
  const close = (): void => setOpen(undefined)
  const dialog = open && (
    <ActDialog
      title={activityTexts.extend}
      subject={localText(open.reduction.name, locale)}
      explained={texts.extendHelp}
      fields={{ end_time: datetime(activityTexts.end, { required: true, span: 24 }) }}
      initial={{ end_time: open.reduction.end_time }}
      submit={({ end_time }) =>
        call(sellerReductions.update, { params: { id: open.reduction.id }, body: { end_time: String(end_time) } })
      }
      onClose={close}
      onDone={() => {
        open.reload()
        close()
      }}
    />
  )
  return { actionsOf, dialog }
}

/** The store's full reductions (rules §9). */
export default function FullReductions() {
  const extend = useExtend()
  const stop = useStopReduction(stopReduction)
  const rowButtons: ScreenSpec<typeof sellerReductions>['rowButtons'] = (row, { reload }) => [
    ...extend.actionsOf(row, reload),
    ...stop.actionsOf(row, reload),
  ]
  return (
    <>
      <PlainScreen spec={screen({ ...spec, rowButtons })} />
      {extend.dialog}
      {stop.dialog}
    </>
  )
}

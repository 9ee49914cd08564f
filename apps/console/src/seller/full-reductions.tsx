import { sellerReductions, stopReduction } from '@fangshi/contract/reductions'
import { localText } from '@fangshi/contract/locale'
import { parseMoney } from '@fangshi/contract/money'
import type { RowOf } from '@fangshi/contract/resource'
import { useState } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { datetime, number, text, toggle } from '../kit/fields/build.ts'
import { ActDialog } from '../kit/screen/act-dialog.tsx'
import { screen, type ScreenSpec } from '../kit/screen/screen.ts'
import { PlainScreen } from '../kit/screen/table-screen.tsx'
import { createdAt } from '../kit/table/created-at.ts'
import { activityChoices, activityTexts } from '../promotions/activity-texts.ts'
import { StopDialog } from '../promotions/stop-dialog.tsx'
import { endField } from '../promotions/window-fields.ts'
import { call } from '../session/api.ts'

type Reduction = RowOf<typeof sellerReductions>

const texts = {
  money: l('减免金额', 'Discount'),
  threshold: l('满额', 'Minimum spend'),
  thresholdHelp: l('一笔订单中本店商品的总价达到多少', 'What the store’s products in an order must total'),
  stopExplained: l(
    '立即停止，且不能恢复；已下的订单不受影响。',
    'It stops at once and for good. Orders that were placed keep it.',
  ),
  stopHelp: l('店铺和平台都能看到', 'Visible to the store and the platform'),
  extendHelp: l('进行中的满减只能推迟结束时间。', 'Of a running one only the end can be moved to a later time.'),
}
const cents = (value: unknown): number => parseMoney(String(value as string | number)) ?? 0

const spec: ScreenSpec<typeof sellerReductions> = {
  resource: sellerReductions,
  columns: {
    name: { label: activityTexts.name, width: 220 },
    use_money: { label: texts.threshold, type: 'price', width: 130 },
    money: { label: texts.money, type: 'price', width: 120 },
    state: { label: activityTexts.state, type: 'dict_tags', options: activityChoices, width: 100, isState: true },
    start_time: { label: activityTexts.start, type: 'time' },
    end_time: { label: activityTexts.end, type: 'time' },
    stop_reason: { label: activityTexts.stopReason, width: 160, hidden: true },
    created_at: { ...createdAt, hidden: true },
  },
  search: [
    { label: activityTexts.name, value: 'name', where: 'like' },
    { type: 'select', label: activityTexts.state, value: 'state', data: activityChoices },
    { type: 'daterange', label: activityTexts.start, value: 'start_time' },
  ],
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
      check: (value, { use_money }) =>
        use_money && cents(value) >= cents(use_money) ? 'REDUCTION_TOO_HIGH' : undefined,
    }),
    start_time: datetime(activityTexts.start, { required: true }),
    end_time: endField(),
    is_draft: toggle(activityTexts.draft, { initial: false, help: activityTexts.draftHelp }),
  },
  refusal: ({ actions, state }, button) => {
    if (actions.includes(button)) return undefined
    return state === 'running' ? activityTexts.hasStarted : activityTexts.isOver
  },
}

interface Open {
  act: 'stop' | 'extend'
  reduction: Reduction
  reload: () => void
}

/** The store's full reductions (rules §9). */
export default function FullReductions() {
  const t = useText()
  const locale = useLocale()
  const [open, setOpen] = useState<Open>()
  const dialog = {
    subject: open && localText(open.reduction.name, locale),
    onClose: () => setOpen(undefined),
    onDone: () => {
      open?.reload()
      setOpen(undefined)
    },
  }
  const params = { id: open?.reduction.id ?? 0 }
  const rowButtons: ScreenSpec<typeof sellerReductions>['rowButtons'] = (reduction, { reload }) =>
    (['extend', 'stop'] as const)
      .filter((act) => reduction.actions.includes(act))
      .map((act) => ({
        key: act,
        right: act === 'stop' ? stopReduction.right : sellerReductions.right('update'),
        label: t(activityTexts[act]),
        isDanger: act === 'stop',
        onClick: () => setOpen({ act, reduction, reload }),
      }))
  return (
    <>
      <PlainScreen spec={screen({ ...spec, rowButtons })} />
      {open?.act === 'stop' && (
        <StopDialog
          {...dialog}
          explained={texts.stopExplained}
          help={texts.stopHelp}
          send={(reason) => call(stopReduction, { params, body: { reason } })}
        />
      )}
      {open?.act === 'extend' && (
        <ActDialog
          {...dialog}
          title={activityTexts.extend}
          explained={texts.extendHelp}
          fields={{ end_time: datetime(activityTexts.end, { required: true, span: 24 }) }}
          initial={{ end_time: open.reduction.end_time }}
          submit={({ end_time }) => call(sellerReductions.update, { params, body: { end_time: String(end_time) } })}
        />
      )}
    </>
  )
}

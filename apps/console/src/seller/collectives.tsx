import {
  collectiveGroups,
  maxHours,
  maxPeople,
  sellerCollectives,
  stopCollective,
} from '@fangshi/contract/collectives-backoffice'
import { collectiveColumns, collectiveSearch } from '../collectives/collective-columns.ts'
import { collectiveTexts as texts } from '../collectives/collective-texts.ts'
import { GroupPrices } from '../collectives/group-prices.tsx'
import { GroupsOf } from '../collectives/groups-of.tsx'
import { PricePreview } from '../collectives/price-preview.tsx'
import { useStopCollective } from '../collectives/use-stop-collective.ts'
import { l } from '../i18n/ui-text.ts'
import { datetime, number, tableSelect, toggle } from '../kit/fields/build.ts'
import { screen, type ScreenSpec } from '../kit/screen/screen.ts'
import { PlainScreen } from '../kit/screen/table-screen.tsx'
import { activityTexts } from '../promotions/activity-texts.ts'
import { endField } from '../promotions/window-fields.ts'
import { goodsPicker } from './goods/goods-picker.ts'
import { unlessExtended } from '../promotions/started-refusal.ts'

const percent = { required: true, min: 1, max: 99, precision: 2, step: 1, unit: l('%', '%') }

const spec: ScreenSpec<typeof sellerCollectives> = {
  resource: sellerCollectives,
  columns: collectiveColumns,
  search: collectiveSearch,
  buttons: { delete: true },
  form: {
    goods_id: tableSelect(texts.goods, { required: true, source: goodsPicker, span: 24 }),
    percent_off: number(texts.percentOff, { ...percent, help: texts.percentOffHelp }),
    people: number(texts.people, {
      required: true,
      min: 2,
      max: maxPeople,
      initial: 2,
      unit: texts.peopleUnit,
      help: texts.peopleHelp,
    }),
    hours: number(texts.hours, {
      required: true,
      min: 1,
      max: maxHours,
      initial: 24,
      unit: texts.hoursUnit,
      help: texts.hoursHelp,
    }),
    max_per_person: number(texts.limit, { required: true, min: 1, max: 999, initial: 1, help: texts.limitHelp }),
    start_time: datetime(activityTexts.start, { required: true }),
    end_time: endField(),
    is_draft: toggle(activityTexts.draft, { initial: false, help: activityTexts.draftHelp }),
  },
  toBody: ({ percent_off, ...values }) => ({
    ...values,
    ...(percent_off === undefined ? {} : { percent_off: String(percent_off) }),
  }),
  formExtra: { render: () => <PricePreview />, valuesOf: () => ({}), labels: {} },
  viewExtra: ({ id, skus }) => (
    <>
      <GroupPrices skus={skus} />
      <GroupsOf route={collectiveGroups} id={id} />
    </>
  ),
  // A running one can get a later end in the same form.
  refusal: unlessExtended,
}

/** The store's group buys (rules §9). */
export default function Collectives() {
  const { actionsOf, dialog } = useStopCollective(stopCollective)
  return (
    <>
      <PlainScreen spec={screen({ ...spec, rowButtons: (row, { reload }) => actionsOf(row, reload) })} />
      {dialog}
    </>
  )
}

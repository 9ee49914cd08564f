import { sellerSeckills, stopSeckill } from '@fangshi/contract/seckills'
import { datetime, number, tableSelect, toggle } from '../kit/fields/build.ts'
import { screen, type ScreenSpec } from '../kit/screen/screen.ts'
import { PlainScreen } from '../kit/screen/table-screen.tsx'
import { activityTexts } from '../promotions/activity-texts.ts'
import { endField } from '../promotions/window-fields.ts'
import { seckillColumns, seckillSearch } from '../seckills/seckill-columns.ts'
import { SeckillSkus } from '../seckills/seckill-skus.tsx'
import { seckillTexts as texts } from '../seckills/seckill-texts.ts'
import { SkuTermsField } from '../seckills/sku-terms-field.tsx'
import { seckillBody, termsOf } from '../seckills/sku-terms.ts'
import { useStopSeckill } from '../seckills/use-stop-seckill.ts'
import { goodsPicker } from './goods/goods-picker.ts'
import { unlessExtended } from '../promotions/started-refusal.ts'

const spec: ScreenSpec<typeof sellerSeckills> = {
  resource: sellerSeckills,
  columns: seckillColumns,
  search: seckillSearch,
  buttons: { delete: true },
  form: {
    goods_id: tableSelect(texts.goods, { required: true, source: goodsPicker, span: 24 }),
    start_time: datetime(activityTexts.start, { required: true }),
    end_time: endField(),
    max_per_person: number(texts.limit, { required: true, min: 1, max: 999, initial: 1, help: texts.limitHelp }),
    is_draft: toggle(activityTexts.draft, { initial: false, help: activityTexts.draftHelp }),
  },
  toBody: seckillBody,
  formExtra: {
    render: (row) => <SkuTermsField saved={row && termsOf(row)} />,
    valuesOf: (row) => ({ terms: termsOf(row) }),
    labels: { terms: texts.skus },
  },
  viewExtra: ({ skus }) => <SeckillSkus skus={skus} />,
  // A running one can get more pieces and a later end in the same form.
  refusal: unlessExtended,
}

/** The store's flash sales (rules §9). */
export default function Seckills() {
  const { actionsOf, dialog } = useStopSeckill(stopSeckill)
  return (
    <>
      <PlainScreen spec={screen({ ...spec, rowButtons: (row, { reload }) => actionsOf(row, reload) })} />
      {dialog}
    </>
  )
}

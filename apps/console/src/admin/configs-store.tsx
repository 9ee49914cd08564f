import { number, toggle } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { Page } from '../kit/ui/page.tsx'
import type { ConfigFields } from './configs/config-fields.ts'
import { ConfigForm } from './configs/config-form.tsx'

const fields: ConfigFields = {
  goods_verify: toggle(l('商品审核', 'Product review'), {
    activeText: l('开启', 'On'),
    inactiveText: l('关闭', 'Off'),
    help: l(
      '开启后，新商品和商品改动须审核通过才会展示',
      'When on, new products and changes go live only after approval',
    ),
  }),
  cash: number(l('提现手续费', 'Withdrawal fee'), {
    required: true,
    min: 0,
    max: 100,
    precision: 2,
    step: 0.1,
    unit: l('%', '%'),
  }),
}

/** Settings that apply to all stores (spec §3). */
export default function ConfigsStore() {
  return (
    <Page>
      <ConfigForm group="store" fields={fields} />
    </Page>
  )
}

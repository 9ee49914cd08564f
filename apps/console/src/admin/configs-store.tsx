import { number, toggle } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { Page } from '../kit/ui/page.tsx'
import type { ConfigFields } from './configs/config-fields.ts'
import { ConfigForm } from './configs/config-form.tsx'

const fields: ConfigFields = {
  goods_verify: toggle(l('商品审核', 'Goods verification'), {
    activeText: l('需要', 'On'),
    inactiveText: l('不需要', 'Off'),
    help: l(
      '需要时，店铺的新商品和改动通过审核后才上架',
      'When on, new and changed goods are sold once they are approved',
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

/** What holds for all stores (spec §3). */
export default function ConfigsStore() {
  return (
    <Page>
      <ConfigForm group="store" fields={fields} />
    </Page>
  )
}

import { maxPointsDays } from '@fangshi/contract/points'
import { l } from '../../i18n/ui-text.ts'
import { number, toggle } from '../../kit/fields/build.ts'
import { Page } from '../../kit/ui/page.tsx'
import type { ConfigFields } from './config-fields.ts'
import { ConfigForm } from './config-form.tsx'

const fields: ConfigFields = {
  per_yuan: number(l('每消费 1 元得积分', 'Points per yuan'), {
    required: true,
    min: 0,
    max: 100,
    precision: 2,
    step: 0.1,
    help: l(
      '按商品实付金额计算，不含运费和优惠；订单结算后到账，0 表示不送积分。只影响之后的订单。',
      'Of what is paid for products, without shipping and discounts; credited when an order is settled. 0 gives none. Only later orders are affected.',
    ),
  }),
  valid_days: number(l('积分有效期（天）', 'Days until points end'), {
    required: true,
    min: 0,
    max: maxPointsDays,
    help: l(
      '可以用到到账后第几天的 24:00，之后清零；0 表示长期有效。修改后，已有积分从修改当天起重新计算有效期。',
      'Points can be used until the end of this day after they come in. 0: they never end. After a change, points that people already have count as if they had come in that day.',
    ),
  }),
  mall_open: toggle(l('积分商城', 'Points mall'), {
    activeText: l('开放', 'Open'),
    inactiveText: l('关闭', 'Closed'),
    help: l(
      '关闭后不能再兑换；已有的兑换单照常付款和发货',
      'When closed, nothing can be redeemed; existing orders are still paid and shipped',
    ),
  }),
}

/** How shoppers earn points, and whether they can spend them (rules §9). */
export default function ConfigsPoints() {
  return (
    <Page>
      <ConfigForm group="points" fields={fields} />
    </Page>
  )
}

import { maxDistributionLevels } from '@fangshi/contract/distributions'
import { number, text, toggle } from '../../kit/fields/build.ts'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { TabsPage } from '../../kit/ui/tabs-page.tsx'
import type { ConfigFields } from './config-fields.ts'
import { ConfigForm } from './config-form.tsx'

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

/** In yuan. */
const amount = (label: UiText, help: UiText) => text(label, { required: true, maxlength: 12, help })
const limits: ConfigFields = {
  least: amount(l('单笔最低（元）', 'Minimum (¥)'), l('每次提现至少多少', 'For one withdrawal')),
  most: amount(l('单笔最高（元）', 'Maximum (¥)'), l('每次提现至多多少', 'For one withdrawal')),
  day_most: amount(l('每日限额（元）', 'Daily limit (¥)'), l('每个用户或店铺一天的提现总额', 'For each user or store')),
  second_above: amount(
    l('复核线（元）', 'Second approval above (¥)'),
    l('超过此金额的提现须由两位管理员批准', 'Larger withdrawals need the approval of two administrators'),
  ),
}

const distribution: ConfigFields = {
  levels: number(l('分销级数', 'Referral levels'), {
    required: true,
    min: 0,
    max: maxDistributionLevels,
    help: l(
      '最多向上几级推荐人可得佣金，0 为关闭；只影响之后的订单',
      'How many levels of referrers earn commission; 0 turns it off. Applies to new orders.',
    ),
  }),
}

const seckill: ConfigFields = {
  slot_hours: text(l('秒杀场次', 'Flash sale times'), {
    required: true,
    maxlength: 70,
    help: l(
      '每天从哪些整点开始一场，用逗号分隔，如 8,10,14,20；默认每小时一场',
      'The hours at which a slot begins, separated by commas, such as 8,10,14,20; every hour by default',
    ),
  }),
}

/** Settings that apply to all stores (spec §3), the limits of withdrawals (rules §8), the levels of referral and the slots of flash sales (rules §9). */
export default function ConfigsStore() {
  return (
    <TabsPage
      name={l('配置分组', 'Settings groups')}
      tabs={[
        { key: 'store', label: l('店铺', 'Stores'), content: <ConfigForm group="store" fields={fields} /> },
        {
          key: 'withdrawal',
          label: l('提现', 'Withdrawals'),
          content: <ConfigForm group="withdrawal" fields={limits} />,
        },
        {
          key: 'distribution',
          label: l('分销', 'Referral'),
          content: <ConfigForm group="distribution" fields={distribution} />,
        },
        {
          key: 'seckill',
          label: l('秒杀', 'Flash sales'),
          content: <ConfigForm group="seckill" fields={seckill} />,
        },
      ]}
    />
  )
}

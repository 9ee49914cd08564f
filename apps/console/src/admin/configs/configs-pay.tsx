import type { ConfigGroup } from '@fangshi/contract/configs'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { ConfigForm } from './config-form.tsx'
import { TabsPage } from '../../kit/ui/tabs-page.tsx'
import { alipay, wechat } from './pay-fields.ts'

type PayGroup = Extract<ConfigGroup, `pay_${string}`>

const channels: readonly [PayGroup, UiText][] = [
  ['pay_wechat_wap', l('微信 H5', 'WeChat H5')],
  ['pay_wechat_mp', l('微信公众号', 'WeChat Official Account')],
  ['pay_wechat_mini', l('微信小程序', 'WeChat Mini Program')],
  ['pay_wechat_app', l('微信 App', 'WeChat app')],
  ['pay_wechat_scan', l('微信扫码', 'WeChat QR code')],
  ['pay_alipay_wap', l('支付宝手机网页', 'Alipay mobile web')],
  ['pay_alipay_web', l('支付宝电脑网页', 'Alipay desktop web')],
  ['pay_alipay_app', l('支付宝 App', 'Alipay app')],
  ['pay_alipay_scan', l('支付宝扫码', 'Alipay QR code')],
  ['pay_alipay_mini', l('支付宝小程序', 'Alipay Mini Program')],
]
const fieldsOf = (group: PayGroup) => (group.startsWith('pay_wechat_') ? wechat : alipay)

/** Keys of each payment channel and device (spec §3). */
export default function ConfigsPay() {
  return (
    <TabsPage
      name={l('配置分组', 'Settings groups')}
      tabs={channels.map(([group, label]) => ({
        key: group.slice('pay_'.length),
        label,
        content: <ConfigForm group={group} fields={fieldsOf(group)} />,
      }))}
    />
  )
}

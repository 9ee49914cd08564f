import { password, text } from '../../kit/fields/build.ts'
import { l } from '../../i18n/ui-text.ts'
import type { ConfigFields } from './config-fields.ts'
import { ConfigForm } from './config-form.tsx'
import { TabsPage } from '../../kit/ui/tabs-page.tsx'

const fields: ConfigFields = {
  client_id: text(l('AppID', 'App ID'), { maxlength: 200 }),
  key: password(l('AppSecret', 'App secret'), { maxlength: 200 }),
  return_url: text(l('回调地址', 'Return URL'), { maxlength: 300, placeholder: l('https://', 'https://') }),
}

/** Login by WeChat: on phones, and by scanning on computers (spec §3). */
export default function ConfigsOauth() {
  return (
    <TabsPage
      name={l('配置分组', 'Settings groups')}
      tabs={[
        {
          key: 'weixin',
          label: l('微信（手机）', 'WeChat (phone)'),
          content: <ConfigForm group="oauth_weixin" fields={fields} />,
        },
        {
          key: 'weixinweb',
          label: l('微信（电脑扫码）', 'WeChat (QR code on PC)'),
          content: <ConfigForm group="oauth_weixinweb" fields={fields} />,
        },
      ]}
    />
  )
}

import { password, text } from '../../kit/fields/build.ts'
import { l } from '../../i18n/ui-text.ts'
import type { ConfigFields } from './config-fields.ts'
import { ConfigForm } from './config-form.tsx'
import { TabsPage } from '../../kit/ui/tabs-page.tsx'

const fields: ConfigFields = {
  client_id: text(l('AppID', 'App ID'), { maxlength: 200 }),
  key: password(l('AppSecret', 'App secret'), { maxlength: 200 }),
  return_url: text(l('回调地址', 'Return URL'), {
    maxlength: 300,
    help: l(
      '授权后回到的商城网址，如手机站 https://m.example.com；留空则为本站。须与微信平台登记的授权回调域一致。',
      'The site that shoppers come back to after authorizing, such as https://m.example.com. Leave blank for this site. Its domain must be registered with WeChat as the callback domain.',
    ),
  }),
}

/** Login by WeChat: on phones, and by scanning on computers (spec §3). Without ID and secret its button is not shown. */
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

import { password, select, text } from '../kit/fields/build.ts'
import type { FormValues } from '../kit/fields/spec.ts'
import { l } from '../i18n/ui-text.ts'
import { Page } from '../kit/ui/page.tsx'
import type { ConfigFields } from './configs/config-fields.ts'
import { ConfigForm } from './configs/config-form.tsx'

const isOn = ({ driver }: FormValues): boolean => driver === 'aliyun'

const fields: ConfigFields = {
  driver: select(l('服务商', 'Provider'), {
    required: true,
    options: [
      { value: 'none', label: l('不发送', 'None') },
      { value: 'aliyun', label: l('阿里云短信', 'Alibaba Cloud SMS') },
    ],
    help: l(
      '演示模式下短信总是进演示收件箱。选“不发送”时，正式环境不能注册和找回密码。',
      'In the demo, texts always go to the demo inbox. With none, nobody can register or reset a password in production.',
    ),
  }),
  key: text(l('AccessKey ID', 'Access key ID'), { required: true, maxlength: 200, showIf: isOn }),
  secret: password(l('AccessKey Secret', 'Access key secret'), { maxlength: 200, showIf: isOn }),
  sign: text(l('默认签名', 'Default signature'), {
    required: true,
    maxlength: 200,
    showIf: isOn,
    help: l('模板没有签名时使用', 'For templates that have none'),
  }),
  other: text(l('接口域名', 'Host'), {
    maxlength: 200,
    showIf: isOn,
    placeholder: l('dysmsapi.aliyuncs.com', 'dysmsapi.aliyuncs.com'),
    help: l('留空用服务商的默认域名', 'Empty for the provider’s usual one'),
  }),
}

/** The account that texts are sent by (spec §3). */
export default function ConfigsSms() {
  return (
    <Page>
      <ConfigForm group="sms" fields={fields} />
    </Page>
  )
}

import { password, select, text } from '../../kit/fields/build.ts'
import type { FormValues } from '../../kit/fields/spec.ts'
import { l } from '../../i18n/ui-text.ts'
import { Page } from '../../kit/ui/page.tsx'
import type { ConfigFields } from './config-fields.ts'
import { ConfigForm } from './config-form.tsx'

const isOn = ({ driver }: FormValues): boolean => driver === 'aliyun'

const fields: ConfigFields = {
  driver: select(l('服务商', 'Provider'), {
    required: true,
    options: [
      { value: 'none', label: l('不发送', 'Don’t send') },
      { value: 'aliyun', label: l('阿里云短信', 'Alibaba Cloud SMS') },
    ],
    help: l(
      '演示模式下，短信一律进入演示收件箱。正式环境选择“不发送”后，用户无法注册和找回密码。',
      'In the demo, text messages always go to the demo inbox. In production, nobody can register or reset a password while this is off.',
    ),
  }),
  key: text(l('AccessKey ID', 'Access key ID'), { required: true, maxlength: 200, showIf: isOn }),
  secret: password(l('AccessKey Secret', 'Access key secret'), { maxlength: 200, showIf: isOn }),
  sign: text(l('默认签名', 'Default signature'), {
    required: true,
    maxlength: 200,
    showIf: isOn,
    help: l('用于未设置签名的模板', 'Used by templates without their own'),
  }),
  other: text(l('接口域名', 'API host'), {
    maxlength: 200,
    showIf: isOn,
    placeholder: l('dysmsapi.aliyuncs.com', 'dysmsapi.aliyuncs.com'),
    help: l('留空则使用服务商的默认域名', 'Leave blank to use the provider’s default'),
  }),
}

/** The account that sends text messages (spec §3). */
export default function ConfigsSms() {
  return (
    <Page>
      <ConfigForm group="sms" fields={fields} />
    </Page>
  )
}

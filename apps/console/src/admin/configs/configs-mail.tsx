import { number, password, select, text } from '../../kit/fields/build.ts'
import type { FormValues } from '../../kit/fields/spec.ts'
import { l } from '../../i18n/ui-text.ts'
import { Page } from '../../kit/ui/page.tsx'
import type { ConfigFields } from './config-fields.ts'
import { ConfigForm } from './config-form.tsx'

const logsIn = ({ security }: FormValues): boolean => security !== 'none'

const fields: ConfigFields = {
  host: text(l('SMTP 服务器', 'SMTP server'), {
    maxlength: 200,
    placeholder: l('smtp.example.com', 'smtp.example.com'),
    help: l('留空则不发送邮件。演示模式不会真的发送邮件。', 'Leave blank to send no mail. The demo never sends any.'),
  }),
  security: select(l('加密方式', 'Encryption'), {
    required: true,
    options: [
      { value: 'tls', label: l('SSL/TLS（常用端口 465）', 'TLS (usually port 465)') },
      { value: 'starttls', label: l('STARTTLS（常用端口 587）', 'STARTTLS (usually port 587)') },
      { value: 'none', label: l('不加密（仅限内网，不登录）', 'None (own network only, without login)') },
    ],
  }),
  port: number(l('端口', 'Port'), { required: true, min: 1, max: 65_535 }),
  user: text(l('登录账号', 'Username'), { maxlength: 200, showIf: logsIn }),
  password: password(l('密码或授权码', 'Password'), { maxlength: 200, showIf: logsIn }),
  sender: text(l('发件邮箱', 'Sender address'), {
    maxlength: 200,
    help: l('多数服务商要求与登录账号一致', 'Most providers want the address of the account'),
  }),
  sender_name: text(l('发件人名称', 'Sender name'), { maxlength: 60 }),
}

/** The server that sends mails, such as weekly reports. */
export default function ConfigsMail() {
  return (
    <Page>
      <ConfigForm group="mail" fields={fields} />
    </Page>
  )
}

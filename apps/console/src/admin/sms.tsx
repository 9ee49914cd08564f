import { smsTemplates } from '@fangshi/contract/sms'
import { text, textarea } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const name = l('标识名', 'Name')
const code = l('模板编号', 'Template code')
const signature = l('签名', 'Signature')
const content = l('内容', 'Text')
const description = l('说明', 'Notes')

export default tableScreen({
  resource: smsTemplates,
  columns: {
    name: { label: name, type: 'id', width: 150 },
    code: { label: code, type: 'id', width: 120 },
    signature: { label: signature, width: 90 },
    text: { label: content, width: 240 },
    description: { label: description, width: 150 },
    created_at: createdAt,
  },
  search: [
    { label: name, value: 'name', where: 'likeRight' },
    { label: code, value: 'code', where: 'likeRight' },
    { label: signature, value: 'signature', where: 'likeRight' },
  ],
  form: {
    name: text(name, {
      required: true,
      maxlength: 30,
      help: l('系统内置模板不能改名', 'Built-in templates can’t be renamed'),
    }),
    code: text(code, {
      required: true,
      maxlength: 40,
      help: l(
        '服务商的模板编号，如 SMS_123456；正式环境以服务商模板的内容为准',
        'The provider’s template code, e.g. SMS_123456. In production, the provider’s text is sent.',
      ),
    }),
    signature: text(signature, { required: true, maxlength: 25 }),
    text: textarea(content, {
      required: true,
      local: true,
      maxlength: 200,
      span: 24,
      help: l('{code} 会替换为验证码', '{code} is replaced with the verification code'),
    }),
    description: textarea(description, { maxlength: 35, rows: 2, span: 24 }),
  },
})

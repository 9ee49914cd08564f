import { smsLogs } from '@fangshi/contract/sms'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import type { TagChoice } from '../kit/list/column.ts'

const name = l('标识名', 'Name')
const phone = l('手机号', 'Phone')
const status = l('状态', 'Status')
const states: readonly TagChoice[] = [
  { value: 'sent', label: l('已发送', 'Sent'), color: 'success' },
  { value: 'failed', label: l('失败', 'Failed'), color: 'error' },
]

export default tableScreen({
  resource: smsLogs,
  columns: {
    name: { label: name, type: 'id', width: 150 },
    phone: { label: phone, width: 130 },
    status: { label: status, type: 'dict_tags', options: states, width: 90 },
    ip: { label: l('IP', 'IP'), type: 'id', width: 130 },
    error: { label: l('错误', 'Error'), width: 240 },
    created_at: createdAt,
  },
  search: [
    { label: name, value: 'name', where: 'likeRight' },
    { label: phone, value: 'phone', where: 'likeRight' },
    { label: l('IP', 'IP'), value: 'ip', where: 'likeRight' },
    { type: 'select', label: status, value: 'status', data: states },
    { type: 'daterange', label: createdAt.label, value: 'created_at' },
  ],
})

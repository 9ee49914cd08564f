import { smsLogs } from '@fangshi/contract/sms'
import { prefixFilter } from '../../kernel/resource/conditions.ts'
import { serve } from '../../kernel/resource/serve.ts'
import { maskPhone } from './mask.ts'
import { smsLogs as table } from './schema.ts'

export const smsLogsAdmin = serve(smsLogs, {
  table,
  filters: { name: prefixFilter(table.name), phone: prefixFilter(table.phone), ip: prefixFilter(table.ip) },
  show: async (rows) => rows.map(({ phone }) => ({ phone: maskPhone(phone) })),
})

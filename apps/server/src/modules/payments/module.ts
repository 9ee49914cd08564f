import { onKey } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { configTest } from '../settings/public.ts'
import { paymentAudits } from './audits.ts'
import { payGroups, checkPayKeys } from './check-keys.ts'

export const payments: Module = {
  name: 'payments',
  constraints: { payment_attempts_one_success: 'ORDER_NOT_PAYABLE' },
  audits: paymentAudits,
  listens: payGroups.map((group) => onKey(configTest, group, checkPayKeys(group))),
}

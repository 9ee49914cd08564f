import type { Module } from '../../kernel/module.ts'

export const payments: Module = {
  name: 'payments',
  constraints: { payment_attempts_one_success: 'ORDER_NOT_PAYABLE' },
}

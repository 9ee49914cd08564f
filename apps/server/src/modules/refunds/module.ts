import type { Module } from '../../kernel/module.ts'

export const refunds: Module = {
  name: 'refunds',
  constraints: { refund_parcels_delivery_code_expresses_code_fk: 'EXPRESS_UNKNOWN' },
}

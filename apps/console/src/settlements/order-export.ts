import type { SettledOrder } from '@fangshi/contract/settlements'
import type { ReadText } from '../i18n/use-text.ts'
import type { Columns } from '../kit/list/column.ts'
import { l } from '../i18n/ui-text.ts'
import { rulesOf } from './rules-of.ts'
import { texts } from './statement-texts.ts'

/** The orders of a statement in a sheet. */
export const exportColumns = (t: ReadText): Columns<SettledOrder> => ({
  order_no: { label: texts.orderNo, type: 'id' },
  completed_at: { label: texts.completedAt, type: 'time' },
  paid: { label: texts.paid, type: 'price' },
  subsidy: { label: l('其中平台优惠', 'Of which paid by the platform'), type: 'price' },
  freight: { label: l('其中运费', 'Of which shipping'), type: 'price' },
  refunded: { label: texts.refunded, type: 'price' },
  rules: {
    label: texts.rule,
    value: (order) => rulesOf(t, order).join('；'),
  },
  commission: { label: texts.commission, type: 'price' },
  distribution: { label: texts.distribution, type: 'price' },
  settled: { label: texts.settled, type: 'price' },
})

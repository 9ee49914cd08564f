import { DeliveryNo } from '@fangshi/contract/refunds'
import type { BackofficeRefund } from '@fangshi/contract/refunds-backoffice'
import { maxRefundImages } from '@fangshi/contract/refund-states'
import { dictionary, image, number, radio, select, text, textarea } from '../kit/fields/build.ts'
import type { FieldSpecs } from '../kit/fields/spec.ts'
import { l } from '../i18n/ui-text.ts'
import { amountField } from './decided-lines.ts'
import { outcomes } from './refund-texts.ts'

const seen = l('买家、商家和平台都能看到', 'The buyer, the store and the platform can read it')
const words = { maxlength: 200, rows: 3, span: 24, help: seen } as const

const message = textarea(l('留言', 'Message'), words)
const reason = textarea(l('理由', 'Reason'), { ...words, required: true })
const images = image(l('图片凭证', 'Photos'), { multiple: true, max: maxRefundImages, span: 24 })

export const agreeFields: FieldSpecs = { message }
export const refuseFields: FieldSpecs = { reason, images }
export const messageFields: FieldSpecs = { message: { ...message, required: true }, images }
export const receivedFields: FieldSpecs = {
  sellable: radio(l('退回的商品', 'The returned items'), {
    required: true,
    span: 24,
    options: [
      { value: '1', label: l('完好，可再次销售，恢复库存', 'In good condition: back in stock') },
      { value: '0', label: l('不可再次销售，不恢复库存', 'Cannot be sold again') },
    ],
  }),
  message,
  images,
}

/** Courier and number of the replacement's parcel. `expresses`: where the couriers are listed. */
export const sentFields = (expresses: string): FieldSpecs => ({
  delivery_code: select(l('快递公司', 'Courier'), {
    required: true,
    span: 24,
    options: dictionary(expresses, { valueName: 'code', labelName: 'name' }),
  }),
  delivery_no: text(l('快递单号', 'Tracking number'), {
    required: true,
    maxlength: 30,
    span: 24,
    check: (value) => (DeliveryNo.safeParse(value).success ? undefined : 'PARCEL_INCOMPLETE'),
  }),
  message,
})

const nameOf = ({ goods_name, sku_name }: BackofficeRefund['lines'][number]): string =>
  [goods_name, sku_name].filter(Boolean).join(' ')

/**
 * What the platform decides; goods are sent back where there are some, and for shipped lines the money may be less than was
 * asked for.
 */
export function decideFields({ kind, lines }: BackofficeRefund): FieldSpecs {
  const shipped = lines.filter(({ is_sent }) => is_sent)
  const amounts: FieldSpecs = Object.fromEntries(
    shipped.map((line, at) => [
      amountField(line),
      number(shipped.length > 1 ? l(`退款 ${at + 1}`, `Refund ${at + 1}`) : l('退款金额', 'Amount'), {
        money: true,
        precision: 2,
        span: 24,
        help: l(
          `${nameOf(line)} × ${line.buy_num}，申请 ¥${line.amount}`,
          `${nameOf(line)} × ${line.buy_num}, requested ¥${line.amount}`,
        ),
        ...(kind === 'exchange' ? {} : { initial: line.amount }),
        showIf: ({ outcome }) => outcome === 'refund',
      }),
    ]),
  )
  return {
    outcome: radio(l('裁决', 'Decision'), {
      required: true,
      span: 24,
      options: kind === 'refund' ? outcomes.filter(({ value }) => value !== 'send_back') : outcomes,
    }),
    ...amounts,
    reason,
  }
}

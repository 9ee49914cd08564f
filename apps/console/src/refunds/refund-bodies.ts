import type { BackofficeRefund } from '@fangshi/contract/refunds-backoffice'
import type { RefundOutcome } from '@fangshi/contract/refund-states'
import type { FormValues } from '../kit/fields/spec.ts'
import { decidedLines } from './decided-lines.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const imagesOf = ({ images }: FormValues): { images?: string[] } =>
  Array.isArray(images) && images.length ? { images: images.map(String) } : {}

/** A message that may be left out. */
export const messageBody = ({ message }: FormValues): { message?: string } => {
  const text = textOf(message)
  return text ? { message: text } : {}
}

/** A message that is the act itself. */
export const writtenBody = (values: FormValues) => ({ message: textOf(values.message), ...imagesOf(values) })

/** A refusal, or an objection to what came back. */
export const reasonBody = (values: FormValues) => ({ reason: textOf(values.reason), ...imagesOf(values) })

/** Whether what came back goes into stock again. */
export const receivedBody = (values: FormValues) => ({
  sellable: values.sellable === '1',
  ...messageBody(values),
  ...imagesOf(values),
})

/** The parcel of a replacement. */
export const sentBody = (values: FormValues) => ({
  delivery_code: textOf(values.delivery_code),
  delivery_no: textOf(values.delivery_no),
  ...messageBody(values),
})

/** A decision of the platform; amounts only where money is given back and another than was asked for. */
export function decidedBody({ lines: all }: Pick<BackofficeRefund, 'lines'>, values: FormValues) {
  const outcome = values.outcome as RefundOutcome
  const lines = outcome === 'refund' ? decidedLines(all, values) : []
  return { outcome, reason: textOf(values.reason), ...(lines.length ? { lines } : {}) }
}

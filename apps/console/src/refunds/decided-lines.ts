import type { BackofficeRefund } from '@fangshi/contract/refunds-backoffice'
import type { FormValues } from '../kit/fields/spec.ts'

type Lines = BackofficeRefund['lines']

/** The field of a line's amount in the form of a decision. */
export const amountField = ({ id }: Lines[number]): string => `amount_${id}`

/** The lines whose amount differs from what was asked for; the others get that, so they are not sent. */
export function decidedLines(lines: Lines, values: FormValues): { id: number; amount: string }[] {
  return lines.flatMap((line) => {
    const value = values[amountField(line)]
    const amount = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return amount === '' || Number(amount) === Number(line.amount) ? [] : [{ id: line.id, amount }]
  })
}

import { addBankCard, BankCardInput } from '@fangshi/contract/bank-cards'
import { CallError } from '@fangshi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { fits } from '~/form/field-errors.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { BottomSheet } from '~/ui/overlay/dialog.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { useWithdrawalTexts } from './own-texts.ts'
import { PayPasswordField } from './pay-password-field.tsx'
import { usePayTicket } from './use-pay-ticket.ts'
import { withdrawalQueries } from './withdrawal-queries.ts'

interface Values {
  bank_name: string
  card_no: string
  pay_password: string
}
const { shape } = BankCardInput

function AddCardForm({ name, onDone }: { name: string; onDone: () => void }) {
  const t = useWithdrawalTexts()
  const client = useQueryClient()
  const { ticketFor, forget } = usePayTicket()
  const fields = useFields<Values>({
    names: ['bank_name', 'card_no', 'pay_password'],
    at: { BANK_CARD_TAKEN: 'card_no', PAY_PASSWORD_LOCKED: 'pay_password', PAY_TICKET_INVALID: 'pay_password' },
    defaultValues: { bank_name: '', card_no: '', pay_password: '' },
  })
  const { field, errorOf, submit, isSending, alert } = fields
  const save = submit(async ({ pay_password, ...card }) => {
    try {
      const ticket = await ticketFor({ pay_password, limit: '0.00' })
      await call(addBankCard, { body: { ...card, ticket } }, { quiet: true })
    } catch (error) {
      if (error instanceof CallError) forget()
      throw error
    }
    toast({ text: t('bankCard:saved'), tone: 'ok' })
    onDone()
    await client.invalidateQueries({ queryKey: withdrawalQueries.all })
  })
  return (
    <form noValidate onSubmit={save} className="space-y-4">
      <FormAlert text={alert} />
      <Field label={t('bankCard:holder')} hint={t('bankCard:holderHint')}>
        {(input) => <TextInput {...input} value={name} readOnly disabled />}
      </Field>
      <Field label={t('bankCard:bankName')} error={errorOf('bank_name')}>
        {(input) => (
          <TextInput
            {...input}
            autoComplete="off"
            maxLength={30}
            placeholder={t('bankCard:bankExample')}
            {...field('bank_name', fits(shape.bank_name))}
          />
        )}
      </Field>
      <Field label={t('bankCard:cardNo')} hint={t('bankCard:newCardHint')} error={errorOf('card_no')}>
        {(input) => (
          <TextInput
            {...input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={26}
            {...field('card_no', fits(shape.card_no))}
          />
        )}
      </Field>
      <PayPasswordField fields={fields} />
      <SubmitButton size="l" className="w-full" busy={isSending}>
        {t('bankCard:save')}
      </SubmitButton>
    </form>
  )
}

/** Saves a bank card in the shopper's real name. */
export function AddCardSheet({ isOpen, ...props }: { isOpen: boolean; name: string; onDone: () => void }) {
  const t = useWithdrawalTexts()
  return (
    <BottomSheet isOpen={isOpen} onClose={props.onDone} title={t('bankCard:add')}>
      <AddCardForm {...props} />
    </BottomSheet>
  )
}

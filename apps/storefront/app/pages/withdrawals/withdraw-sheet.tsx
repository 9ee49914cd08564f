import type { BankCard } from '@fangshi/contract/bank-cards'
import { CallError } from '@fangshi/contract/client'
import { Price } from '@fangshi/contract/shapes'
import { requestWithdrawal, type WithdrawalTerms } from '@fangshi/contract/withdrawals'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { isUncertain } from '~/api/is-uncertain.ts'
import { fits } from '~/form/field-errors.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import { useFields } from '~/form/use-fields.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { RadioCards } from '~/ui/inputs/radio-cards.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { BottomSheet } from '~/ui/overlay/dialog.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { feeParts } from './before-withdrawing.ts'
import { useWithdrawalTexts } from './own-texts.ts'
import { PayPasswordField } from './pay-password-field.tsx'
import { usePayTicket } from './use-pay-ticket.ts'
import { withdrawalQueries } from './withdrawal-queries.ts'

interface Values {
  money: string
  remark: string
  pay_password: string
}
interface Props {
  terms: WithdrawalTerms
  cards: readonly BankCard[]
  onDone: () => void
}

function WithdrawForm({ terms, cards, onDone }: Props) {
  const t = useWithdrawalTexts()
  const client = useQueryClient()
  const keyOf = useAttemptKey()
  const { ticketFor, forget } = usePayTicket()
  const [cardId, setCardId] = useState(cards.find(({ usable_from }) => !usable_from)?.id)
  const fields = useFields<Values>({
    names: ['money', 'remark', 'pay_password'],
    at: {
      BALANCE_SHORT: 'money',
      WITHDRAWAL_TOO_SMALL: 'money',
      WITHDRAWAL_TOO_LARGE: 'money',
      WITHDRAWAL_DAY_LIMIT: 'money',
      PAY_PASSWORD_LOCKED: 'pay_password',
      PAY_TICKET_INVALID: 'pay_password',
    },
    defaultValues: { money: '', remark: '', pay_password: '' },
  })
  const { form, field, errorOf, submit, isSending, alert } = fields
  const money = form.watch('money').trim()
  const parts = feeParts(money, terms.fee_percent)
  const reload = (): Promise<void> => client.invalidateQueries({ queryKey: ['user'] })

  const send = submit(async ({ remark, pay_password, ...values }) => {
    const amount = values.money.trim()
    try {
      const ticket = await ticketFor({ pay_password, limit: amount })
      const body = { card_id: cardId ?? 0, money: amount, fee: parts?.fee, remark, ticket }
      await call(requestWithdrawal, { body }, { key: keyOf(body), quiet: true })
    } catch (error) {
      // If the outcome is unknown, the same idempotent call is sent again, and the list behind shows the request if it exists.
      if (isUncertain(error)) void reload()
      else if (error instanceof CallError) {
        forget()
        // The new fee is shown beside the message.
        if (error.key === 'WITHDRAWAL_FEE_CHANGED') await client.invalidateQueries({ queryKey: withdrawalQueries.all })
      }
      throw error
    }
    toast({ text: t('withdrawal:submitted'), tone: 'ok' })
    onDone()
    await reload()
  })
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <FormAlert text={alert} />
      <RadioCards
        name="card"
        label={t('withdrawal:card')}
        value={cardId}
        onChange={setCardId}
        cards={cards.map(({ id, bank_name, card_no, usable_from }) => ({
          value: id,
          title: bank_name,
          text: card_no,
          icon: <CreditCard size={20} className="text-ink-2" />,
          ...(usable_from && { disabledReason: t('withdrawal:cardFrom', { time: usable_from.slice(0, 16) }) }),
        }))}
      />
      <Field label={t('withdrawal:amount')} error={errorOf('money')}>
        {(input) => (
          <span className="flex gap-2">
            <TextInput
              {...input}
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              placeholder="0.00"
              {...field('money', (value) => (value ? fits(Price)(String(value).trim()) : 'REQUIRED'))}
            />
            <Button onClick={() => form.setValue('money', terms.withdrawable, { shouldValidate: true })}>
              {t('withdrawal:all')}
            </Button>
          </span>
        )}
      </Field>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 rounded-3 bg-sunken px-4 py-3" aria-live="polite">
        <dt className="text-ink-2">{t('withdrawal:fee')}</dt>
        <dd className="text-right tabular-nums">¥{parts?.fee ?? '0.00'}</dd>
        <dt className="text-ink-2">{t('withdrawal:net')}</dt>
        <dd className="text-right font-bold tabular-nums">¥{parts?.net ?? '0.00'}</dd>
      </dl>
      <Field label={t('withdrawal:remark')} optional>
        {(input) => <TextInput {...input} autoComplete="off" maxLength={100} {...field('remark')} />}
      </Field>
      <PayPasswordField fields={fields} />
      <SubmitButton size="l" className="w-full" busy={isSending} disabled={cardId === undefined}>
        {t('withdrawal:submit')}
      </SubmitButton>
    </form>
  )
}

/** The form of a withdrawal: card, amount with its fee and what arrives, pay password. */
export function WithdrawSheet({ isOpen, ...props }: Props & { isOpen: boolean }) {
  const t = useWithdrawalTexts()
  return (
    <BottomSheet isOpen={isOpen} onClose={props.onDone} title={t('withdrawal:start')}>
      <WithdrawForm {...props} />
    </BottomSheet>
  )
}

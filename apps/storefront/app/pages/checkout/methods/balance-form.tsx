import { useRef, useState, type FormEvent } from 'react'
import { messageOf } from '@fangshi/contract/errors'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { PayPasswordInput } from '~/ui/inputs/pay-password-input.tsx'
import { usePayByBalance } from './use-pay-by-balance.ts'
import type { CashierBill } from './cashier-bill.ts'

/** Six boxes and a button: nothing is paid until it is clicked. */
export function BalanceForm({ bill, onPaid, onStale }: { bill: CashierBill; onPaid: () => void; onStale: () => void }) {
  const t = useOrderTexts()
  const locale = useLocale()
  const [password, setPassword] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { pay, isPaying, isChecking, error, setError } = usePayByBalance(bill, onPaid, onStale)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isPaying) return
    if (password.length < 6) setError(messageOf('PAY_PASSWORD_INVALID', locale))
    else if ((await pay(password)) === 'wrong_password') setPassword('')
    else return
    input.current?.focus()
  }

  return (
    <form noValidate className="space-y-6" onSubmit={(event) => void submit(event)}>
      <div className="space-y-3" aria-live="polite">
        <Field label={t('order:payPassword')} hint={t('order:payPasswordHint')} error={error}>
          {(field) => (
            <PayPasswordInput
              {...field}
              ref={input}
              name="pay_password"
              value={password}
              onChange={(digits) => {
                setPassword(digits)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <LocalLink
          to={links.safePayPassword(bill.pathOf())}
          className="inline-block rounded-1 py-1 text-13 text-ink-2 underline hover:text-brand"
        >
          {t('order:forgotPayPassword')}
        </LocalLink>
      </div>
      {isChecking && (
        <p role="status" className="rounded-3 bg-warn-50 px-4 py-3 text-warn">
          {t('order:checkingPayment')}
        </p>
      )}
      <Button type="submit" tone="brand" size="l" busy={isPaying} className="w-full">
        {t('order:pay', { amount: bill.amount })}
      </Button>
    </form>
  )
}

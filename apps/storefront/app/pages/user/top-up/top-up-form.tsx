import type { MethodChoice } from '@fangshi/contract/payments'
import type { ProviderChannel } from '@fangshi/contract/status'
import { openTopUp, TopUpAmount } from '@fangshi/contract/top-ups'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '~/api/call.ts'
import { fits } from '~/form/field-errors.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import { useFields } from '~/form/use-fields.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { usePayTexts } from '~/payment/own-texts.ts'
import { payClient } from '~/payment/pay-client.ts'
import { channelIn } from '~/payment/provider-bill.ts'
import { ProviderIcon } from '~/payment/provider-icon.tsx'
import { rememberedMethod, rememberMethod } from '~/payment/remembered-method.ts'
import { openAtOnce } from '~/payment/wallet-panel.tsx'
import { links } from '~/routing/links.ts'
import { useClosedReason } from '~/site/shell-data.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { RadioCards, type RadioCard } from '~/ui/inputs/radio-cards.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { useTopUpTexts } from './own-texts.ts'

const amounts = ['50', '100', '200', '500', '1000']

/** How much, and through which provider; the payment then has a page of its own. */
export function TopUpForm({ methods }: { methods: readonly MethodChoice[] }) {
  const t = useTopUpTexts()
  const pay = usePayTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const keyOf = useAttemptKey()
  const siteClosed = useClosedReason()
  const { form, field, errorOf, submit, isSending, alert } = useFields<{ amount: string }>({
    names: ['amount'],
    defaultValues: { amount: '' },
  })
  const open = methods.flatMap(({ method, available }) => (available ? (channelIn(method) ?? []) : []))
  const [chosen, setChosen] = useState<ProviderChannel>()
  const method = chosen ?? open.find((one) => one === rememberedMethod()) ?? open[0]

  const how = pay(payClient() === 'desktop' ? 'pay:how_desktop' : 'pay:how_phone')
  const cards = methods.flatMap(({ method: name, reason }): RadioCard<ProviderChannel>[] => {
    const value = channelIn(name)
    if (!value) return []
    const why = pay(reason === 'payer_unknown' ? 'pay:reason_payer_unknown' : 'pay:reason_other_client')
    const disabled = reason === null ? {} : { disabledReason: reason === 'site_closed' ? (siteClosed ?? why) : why }
    return [{ value, title: pay(`pay:name_${value}`), text: how, icon: <ProviderIcon channel={value} />, ...disabled }]
  })

  const send = submit(async ({ amount }) => {
    if (!method) return
    const body = { amount: amount.trim() }
    const { top_up_no } = await call(openTopUp, { body }, { key: keyOf(body), quiet: true })
    rememberMethod(method)
    await navigate(localPath(links.topUp(top_up_no, method)), { state: openAtOnce })
  })
  const current = form.watch('amount')
  return (
    <form noValidate onSubmit={send} className="space-y-6">
      <FormAlert text={alert} />
      <div className="space-y-3">
        <Field label={t('topUp:amount')} hint={t('topUp:amountHint')} error={errorOf('amount')}>
          {(input) => (
            <div className="relative">
              <span aria-hidden className="absolute inset-y-0 left-3 flex items-center text-ink-2">
                ¥
              </span>
              <TextInput
                {...input}
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                className="pl-8 tabular-nums"
                {...field('amount', fits(TopUpAmount))}
              />
            </div>
          )}
        </Field>
        <div role="group" aria-label={t('topUp:quick')} className="flex flex-wrap gap-2">
          {amounts.map((amount) => (
            <Button
              key={amount}
              size="s"
              tone={current === amount ? 'ink' : 'outline'}
              aria-pressed={current === amount}
              className="min-w-16 max-md:min-h-11"
              onClick={() => {
                form.setValue('amount', amount)
                form.clearErrors('amount')
              }}
            >
              ¥{amount}
            </Button>
          ))}
        </div>
      </div>
      <RadioCards name="method" label={t('topUp:method')} cards={cards} value={method} onChange={setChosen} />
      <p className="text-13 text-ink-2">{t('topUp:rule')}</p>
      <SubmitButton size="l" className="w-full" busy={isSending} disabled={!method}>
        {t('topUp:submit')}
      </SubmitButton>
    </form>
  )
}

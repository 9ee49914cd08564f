import { ClaimCode, receiveCoupon } from '@fangshi/contract/coupons'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { useCouponTexts } from '~/coupons/own-texts.ts'
import { fits } from '~/form/field-errors.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

/** Claims a coupon by its code. */
export function CodeForm() {
  const c = useCouponTexts()
  const client = useQueryClient()
  const { form, field, errorOf, submit, isSending, alert } = useFields<{ code: string }>({
    names: ['code'],
    at: { COUPON_CODE_WRONG: 'code', COUPON_CODE_INVALID: 'code' },
    defaultValues: { code: '' },
  })
  const send = submit(async ({ code }) => {
    const { name } = await call(receiveCoupon, { body: { code: code.trim() } }, { quiet: true })
    form.reset()
    toast({ text: c('coupons:redeemed', { name }), tone: 'ok' })
    await client.invalidateQueries({ queryKey: ['user', 'coupons'] })
  })
  return (
    <form noValidate onSubmit={send} className="card mb-3 space-y-3 p-4 md:mb-4">
      <FormAlert text={alert} />
      <Field label={c('coupons:code')} error={errorOf('code')}>
        {(input) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...input}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              placeholder={c('coupons:codeExample')}
              className="min-w-32 flex-1 md:max-w-60"
              {...field('code', fits(ClaimCode))}
            />
            <SubmitButton tone="outline" busy={isSending}>
              {c('coupons:redeem')}
            </SubmitButton>
          </div>
        )}
      </Field>
    </form>
  )
}

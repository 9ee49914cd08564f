import { DeliveryNo, type ShopperRefundDetail } from '@fangshi/contract/refunds'
import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { fits } from '~/form/field-errors.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { useLocale } from '~/i18n/text.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { SelectInput, TextInput } from '~/ui/inputs/text-input.tsx'
import { CopyButton } from '~/ui/toast/copy-button.tsx'
import { useRefundTexts } from '../own-texts.ts'
import { refundQueries } from '../refund-queries.ts'
import { useMoveRefund } from './use-move-refund.ts'

/** The store's address for returns. */
function ReturnAddress({ to }: { to: NonNullable<ShopperRefundDetail['return_to']> }) {
  const t = useRefundTexts()
  const address = `${to.area} ${to.address}`
  return (
    <div className="flex gap-3 rounded-2 bg-sunken p-3">
      <MapPin size={20} className="mt-0.5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {to.name} <span className="tabular-nums">{to.tel}</span>
        </p>
        <p className="wrap-anywhere">{address}</p>
        <p className="pt-1 text-13 text-ink-2">{t('refund:returnNote')}</p>
      </div>
      <CopyButton value={`${to.name} ${to.tel} ${address}`} label={t('refund:copyAddress')} />
    </div>
  )
}

interface Values {
  delivery_code: string
  delivery_no: string
}

const chosen = (value: unknown): true | string => (value ? true : 'REQUIRED')

/** Where the goods go back to, and the form for the parcel's number. */
export function SendBackCard({ refund }: { refund: ShopperRefundDetail }) {
  const t = useRefundTexts()
  const { data: expresses = [] } = useQuery(refundQueries.expresses(useLocale()))
  const fields = useFields<Values>({
    names: ['delivery_code', 'delivery_no'],
    at: { EXPRESS_UNKNOWN: 'delivery_code', PARCEL_INCOMPLETE: 'delivery_no' },
    defaultValues: { delivery_code: '', delivery_no: '' },
  })
  const { move, isMoving } = useMoveRefund(refund)
  return (
    <section aria-labelledby="return-heading" className="card space-y-4 p-4 md:p-6">
      <h2 id="return-heading" className="text-16 font-bold">
        {t('refund:returnTo')}
      </h2>
      {refund.return_to && <ReturnAddress to={refund.return_to} />}
      <form
        noValidate
        className="grid gap-4 md:max-w-120"
        onSubmit={fields.submit(async (values) => {
          await move({ action: 'send_back', ...values })
        })}
      >
        <Field label={t('refund:courier')} {...fieldError(fields.errorOf('delivery_code'))}>
          {(input) => (
            <SelectInput {...input} {...fields.field('delivery_code', chosen)}>
              <option value="">{t('refund:chooseCourier')}</option>
              {expresses.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        <Field
          label={t('refund:trackingNumber')}
          hint={t('refund:numberHint')}
          {...fieldError(fields.errorOf('delivery_no'))}
        >
          {(input) => (
            <TextInput
              {...input}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={30}
              {...fields.field('delivery_no', fits(DeliveryNo))}
            />
          )}
        </Field>
        <FormAlert text={fields.alert} />
        <SubmitButton busy={isMoving || fields.isSending} className="md:justify-self-start">
          {t('refund:action_send_back')}
        </SubmitButton>
      </form>
    </section>
  )
}

const fieldError = (error: string | undefined): { error?: string } => (error === undefined ? {} : { error })

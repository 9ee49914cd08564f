import { cancelReasonKeys, cancelReasons, type CancelReason } from '@fangshi/contract/cancel-reasons'
import { localText } from '@fangshi/contract/locale'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useLocale } from '~/i18n/text.tsx'

/** Why an order is cancelled: native radio buttons, none of them chosen at first. */
export function CancelReasonChoice({
  value,
  onChange,
}: {
  value: CancelReason | undefined
  onChange: (reason: CancelReason) => void
}) {
  const t = useOrderTexts()
  const locale = useLocale()
  return (
    <fieldset className="mt-4">
      <legend className="pb-1 font-medium">{t('order:cancelReason')}</legend>
      {cancelReasonKeys.map((reason) => (
        <label key={reason} className="flex min-h-11 items-center gap-3 rounded-2 hover:bg-sunken md:min-h-9">
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={reason === value}
            onChange={() => onChange(reason)}
            className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-6 checked:border-brand"
          />
          {localText(cancelReasons[reason], locale)}
        </label>
      ))}
    </fieldset>
  )
}

import { localText } from '@fangshi/contract/locale'
import { refundReasonText, type RefundReason } from '@fangshi/contract/refund-reasons'
import type { RefundKind } from '@fangshi/contract/refund-states'
import { useLocale } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { useRefundTexts } from '../own-texts.ts'
import { reasonsOf } from './draft.ts'

/** The reasons of the kind: native radio buttons, so arrow keys work. */
export function ReasonChoice({
  kind,
  value,
  onChange,
}: {
  kind: RefundKind
  value: RefundReason | undefined
  onChange: (reason: RefundReason) => void
}) {
  const t = useRefundTexts()
  const locale = useLocale()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('refund:reasonTitle')}</legend>
      {reasonsOf(kind).map((reason) => (
        <label
          key={reason}
          className={classNames(
            'flex min-h-11 items-center rounded-full border px-4 text-13 transition duration-200 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:min-h-9',
            reason === value
              ? 'border-brand bg-brand-50 font-medium text-brand'
              : 'border-line-strong bg-surface hover:border-ink-3',
          )}
        >
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={reason === value}
            onChange={() => onChange(reason)}
            className="sr-only"
          />
          {localText(refundReasonText(kind, reason) ?? { 'zh-cn': reason, en: reason }, locale)}
        </label>
      ))}
    </fieldset>
  )
}

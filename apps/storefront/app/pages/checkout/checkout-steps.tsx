import { Check } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'

const steps = ['Cart', 'Confirm', 'Pay', 'Done'] as const

/** Where the shopper stands between cart and paid order. */
export function CheckoutSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useText()
  const at = steps.indexOf(current)
  return (
    <ol aria-label={t('order:steps')} className="mx-auto flex max-w-form items-center pb-4 text-13 md:pb-6">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-1.5 whitespace-nowrap',
            index > 0 && 'flex-1 before:mx-2 before:h-px before:flex-1 before:bg-line',
            index > at ? 'text-ink-3' : 'text-ink',
            index === at && 'font-medium',
          )}
        >
          <span
            aria-hidden
            className={classNames(
              'flex size-6 items-center justify-center rounded-full text-12 tabular-nums',
              index < at && 'bg-ok-50 text-ok',
              index === at && 'bg-ink text-on-ink',
              index > at && 'bg-sunken text-ink-3',
            )}
          >
            {index < at ? <Check size={14} /> : index + 1}
          </span>
          <span className={classNames(index !== at && 'max-md:sr-only')}>{t(`order:step${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}

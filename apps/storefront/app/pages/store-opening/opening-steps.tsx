import { Check } from 'lucide-react'
import { usePapersText } from '~/i18n/papers-text.ts'
import { classNames } from '~/ui/class-names.ts'
import type { OpeningStep } from './opening-step.ts'

const steps = [1, 2, 3] as const

/** Where the applicant stands between the agreement and the decision. */
export function OpeningSteps({ current }: { current: OpeningStep }) {
  const t = usePapersText()
  return (
    <ol aria-label={t('opening:steps')} className="mx-auto flex max-w-text items-center py-4 text-13 md:py-6">
      {steps.map((step) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-1.5 whitespace-nowrap',
            step > 1 && 'flex-1 before:mx-2 before:h-px before:flex-1 before:bg-line',
            step > current ? 'text-ink-3' : 'text-ink',
            step === current && 'font-medium',
          )}
        >
          <span
            aria-hidden
            className={classNames(
              'flex size-6 items-center justify-center rounded-full text-12 tabular-nums',
              step < current && 'bg-ok-50 text-ok',
              step === current && 'bg-ink text-on-ink',
              step > current && 'bg-sunken text-ink-3',
            )}
          >
            {step < current ? <Check size={14} /> : step}
          </span>
          {t(`opening:step_${step}`)}
        </li>
      ))}
    </ol>
  )
}

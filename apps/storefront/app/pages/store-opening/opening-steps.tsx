import { useDocumentTexts } from '~/documents/own-texts.ts'
import { Steps } from '~/ui/steps.tsx'
import type { OpeningStep } from './opening-step.ts'

const steps = [1, 2, 3] as const

/** The applicant's progress from the agreement to the decision. */
export function OpeningSteps({ current }: { current: OpeningStep }) {
  const t = useDocumentTexts()
  return (
    <Steps
      label={t('opening:steps')}
      names={steps.map((step) => t(`opening:step_${step}`))}
      current={current - 1}
      className="max-w-text py-4 md:py-6"
    />
  )
}

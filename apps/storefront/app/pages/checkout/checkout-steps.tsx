import { useText } from '~/i18n/text.tsx'
import { Steps } from '~/ui/steps.tsx'

const steps = ['Cart', 'Confirm', 'Pay', 'Done'] as const

/** The shopper's progress from the cart to the paid order. */
export function CheckoutSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useText()
  return (
    <Steps
      label={t('order:steps')}
      names={steps.map((step) => t(`order:step${step}`))}
      current={steps.indexOf(current)}
      isShort
      className="max-w-form pb-4 md:pb-6"
    />
  )
}

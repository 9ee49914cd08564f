import { useText } from '~/i18n/text.tsx'
import { Steps } from '~/ui/steps.tsx'

const steps = ['Cart', 'Confirm', 'Pay', 'Done'] as const

/** Where the shopper stands between cart and paid order. */
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

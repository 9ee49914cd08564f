import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { Steps } from '~/ui/steps.tsx'

const steps = ['Cart', 'Confirm', 'Pay', 'Done'] as const

/** The shopper's progress from the cart to the paid order. */
export function CheckoutSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useOrderTexts()
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

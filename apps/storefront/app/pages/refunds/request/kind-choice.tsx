import { refundKinds, type RefundKind } from '@fangshi/contract/refund-states'
import { Banknote, PackageOpen, Repeat2 } from 'lucide-react'
import { RadioCards } from '~/ui/inputs/radio-cards.tsx'
import { useRefundTexts } from '../own-texts.ts'

const icons = { refund: Banknote, return: PackageOpen, exchange: Repeat2 } as const

/** Money only, return or exchange; those that nothing of the order allows say why. */
export function KindChoice({
  possible,
  value,
  onChange,
}: {
  possible: readonly RefundKind[]
  value: RefundKind | undefined
  onChange: (kind: RefundKind) => void
}) {
  const t = useRefundTexts()
  return (
    <RadioCards
      name="kind"
      label={t('refund:whatTitle')}
      className="md:grid-cols-3"
      value={value}
      onChange={onChange}
      cards={refundKinds.map((kind) => {
        const Icon = icons[kind]
        return {
          value: kind,
          title: t(`refund:kind_${kind}`),
          text: t(`refund:about_${kind}`),
          icon: <Icon size={22} className="shrink-0 text-ink-2" />,
          ...(possible.includes(kind) ? {} : { disabledReason: t('refund:obstacle_not_sent') }),
        }
      })}
    />
  )
}

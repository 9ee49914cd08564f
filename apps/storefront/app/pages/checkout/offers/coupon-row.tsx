import type { QuotedOffer } from '@fangshi/contract/offers'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { offerText } from '~/coupons/offer-text.ts'
import { Button } from '~/ui/button.tsx'
import { RadioCards, type RadioCard } from '~/ui/inputs/radio-cards.tsx'
import { BottomSheet } from '~/ui/overlay/dialog.tsx'

const isCoupon = ({ kind }: QuotedOffer): boolean => kind !== 'reduction'
const canBeUsed = ({ state }: QuotedOffer): boolean => state === 'used' || state === 'possible'

/**
 * The coupon that is used of those of a store or of the platform, and the sheet to choose another one or none. All others
 * are there with the reason why they cannot be used (ux §2c).
 */
export function CouponRow({
  name,
  offers,
  chosen,
  isBusy,
  onChoose,
}: {
  name: string
  offers: readonly QuotedOffer[]
  /** What the shopper chose: the id of a claimed coupon, 0 for none, undefined for nothing yet. */
  chosen: number | undefined
  /** While the quote for the choice is loading. */
  isBusy: boolean
  /** The id of the claimed coupon; 0 for none. */
  onChoose: (id: number) => void
}) {
  const t = useOrderTexts()
  const group = useId()
  const [isOpen, setIsOpen] = useState(false)
  const coupons = offers.filter(isCoupon)
  if (!coupons.length) return null
  const used = coupons.find(({ state }) => state === 'used')
  // The choice shows at once; the quote then says whether it applies.
  const current = (isBusy ? chosen : undefined) ?? used?.id ?? 0
  const usable = coupons.filter(canBeUsed)
  const cards: RadioCard<number>[] = [
    { value: 0, title: t('order:noCoupon') },
    ...coupons.map((coupon): RadioCard<number> => {
      const terms = offerText({ money: coupon.off, use_money: coupon.threshold }, t)
      const title = `${terms} · ${coupon.name}`
      return canBeUsed(coupon)
        ? { value: coupon.id, title, text: coupon.reason }
        : { value: coupon.id, title, disabledReason: coupon.reason }
    }),
  ]
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 w-full items-center justify-between gap-4 text-left hover:text-brand md:min-h-8"
      >
        <span className="text-ink-2">{name}</span>
        <span className="flex items-center gap-1 tabular-nums">
          {used ? (
            <span className="font-medium text-brand">−¥{used.saves}</span>
          ) : (
            <span className="text-ink-2">
              {usable.length ? t('order:couponsUsable', { count: usable.length }) : t('order:couponsUnusable')}
            </span>
          )}
          <ChevronRight size={16} className="text-ink-3" />
        </span>
      </button>
      <BottomSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={name}
        footer={
          <Button tone="brand" busy={isBusy} className="w-full" onClick={() => setIsOpen(false)}>
            {t('ui:confirm')}
          </Button>
        }
      >
        <RadioCards name={group} label={name} cards={cards} value={current} onChange={onChoose} />
      </BottomSheet>
    </>
  )
}

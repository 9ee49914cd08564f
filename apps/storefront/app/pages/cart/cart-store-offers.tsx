import { listCoupons } from '@fangshi/contract/coupons'
import type { QuotedOffer } from '@fangshi/contract/offers'
import { useQuery } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { call } from '~/api/call.ts'
import { CouponSheet } from '~/coupons/coupon-sheet.tsx'
import { offerText } from '~/coupons/offer-text.ts'
import { useText } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { MoreForLess } from '../checkout/offers/more-for-less.tsx'

/** Whether a store has coupons to claim; a failure means none. */
function useHasCoupons(storeId: number): boolean {
  const { data } = useQuery({
    queryKey: ['has coupons', storeId],
    queryFn: async ({ signal }) => {
      const { total } = await call(listCoupons, { query: { store_id: storeId, per_page: 1 } }, { quiet: true, signal })
      return total > 0
    },
    staleTime: 60_000,
  })
  return data ?? false
}

/** The button that opens the coupons of a store. */
export function StoreCouponsButton({ storeId, name, onClose }: { storeId: number; name: string; onClose: () => void }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  if (!useHasCoupons(storeId)) return null
  const close = (): void => {
    setIsOpen(false)
    onClose()
  }
  return (
    <>
      <Button
        size="s"
        tone="quiet"
        aria-haspopup="dialog"
        aria-label={t('coupon:couponsOf', { name })}
        onClick={() => setIsOpen(true)}
        className="ml-auto text-gold"
      >
        <Ticket size={16} />
        {t('coupon:coupons')}
      </Button>
      <CouponSheet isOpen={isOpen} onClose={close} of={{ storeId }} />
    </>
  )
}

/** What the chosen lines of a store save, and what is missing to the next offer. */
export function CartStoreOffers({ storeId, offers }: { storeId: number; offers: readonly QuotedOffer[] }) {
  const t = useText()
  const used = offers.filter(({ state }) => state === 'used')
  const nameOf = ({ kind, off, threshold }: QuotedOffer): string => {
    const offer = offerText({ money: off, use_money: threshold }, t)
    return kind === 'reduction' ? offer : t('coupon:chip', { offer })
  }
  return (
    <div className="space-y-1 empty:hidden">
      {used.map((offer) => (
        <p key={`${offer.kind}${offer.id}`} className="flex items-baseline justify-between gap-4 text-13">
          <span className="text-ink-2">{nameOf(offer)}</span>
          <span className="text-brand tabular-nums">−¥{offer.saves}</span>
        </p>
      ))}
      <MoreForLess offers={offers} storeId={storeId} />
    </div>
  )
}

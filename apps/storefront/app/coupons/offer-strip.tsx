import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Tag } from '~/ui/tag.tsx'
import type { OffersOf } from './coupon-sheet-content.tsx'
import { CouponSheet } from './coupon-sheet.tsx'
import { offerText } from './offer-text.ts'
import type { OffersOnPage } from './offers-on-page.ts'

/** With large text one tag alone can be wider than a phone. */
const wrapping = 'whitespace-normal!'

/** The full reductions and coupons of goods or a store in one line, which opens them in a sheet. */
export function OfferStrip({
  of,
  offers: { coupons, reductions },
  className,
}: {
  of: OffersOf
  offers: OffersOnPage
  className?: string
}) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  if (!coupons.length && !reductions.length) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={classNames('flex min-h-11 w-full items-center gap-3 text-left text-13 hover:text-brand', className)}
      >
        <span className="text-ink-2">{t('coupon:offers')}</span>
        <span className="flex min-w-0 flex-1 flex-wrap gap-1.5">
          {reductions.map((one) => (
            <Tag key={`${one.money}-${one.use_money}`} tone="brand" className={wrapping}>
              {offerText(one, t)}
            </Tag>
          ))}
          {coupons.map((one) => (
            <Tag key={`${one.money}-${one.use_money}`} tone="gold" className={wrapping}>
              {t('coupon:chip', { offer: offerText(one, t) })}
            </Tag>
          ))}
        </span>
        <ChevronRight size={18} className="shrink-0 text-ink-3" />
      </button>
      <CouponSheet isOpen={isOpen} onClose={() => setIsOpen(false)} of={of} />
    </>
  )
}

import type { QuotedOffer } from '@fangshi/contract/offers'
import { ChevronRight } from 'lucide-react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { nearestOffer } from './nearest-offer.ts'

/** What is missing to the nearest offer, with the way to goods that count towards it. */
export function MoreForLess({ offers, storeId }: { offers: readonly QuotedOffer[]; storeId: number | undefined }) {
  const t = useOrderTexts()
  const near = nearestOffer(offers)
  if (!near) return null
  const place = storeId === undefined ? links.list() : links.store(storeId)
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-13">
      <span className="text-gold">{near.reason}</span>
      <LocalLink
        to={near.coupon_id === null ? place : links.coupon(near.coupon_id)}
        className="inline-flex min-h-8 items-center gap-0.5 rounded-1 text-ink-2 hover:text-brand"
      >
        {t('order:addMore')}
        <ChevronRight size={14} />
      </LocalLink>
    </p>
  )
}

import { loadChunk } from '@fangshi/contract/load-chunk'
import { lazy, Suspense } from 'react'
import { useText } from '~/i18n/text.tsx'
import { BottomSheet } from '~/ui/overlay/dialog.tsx'
import type { OffersOf } from './coupon-sheet-content.tsx'

const Content = lazy(() => loadChunk(() => import('./coupon-sheet-content.tsx')))

/** The full reductions and coupons of a store, or of the store of goods, to read and to claim. */
export function CouponSheet({ isOpen, onClose, of }: { isOpen: boolean; onClose: () => void; of: OffersOf }) {
  const t = useText()
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t('coupon:offers')}>
      <Suspense>
        <Content of={of} />
      </Suspense>
    </BottomSheet>
  )
}

import { listCoupons } from '@fangshi/contract/coupons'
import { storeReductions } from '@fangshi/contract/reductions'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import { Queries } from '~/api/queries.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { ClaimTicket } from './claim-ticket.tsx'
import { CouponOwner, CouponTime } from './coupon-notes.tsx'
import { setKnownClaims } from './known-claims.ts'
import { offerText } from './offer-text.ts'
import { useCouponTexts } from './own-texts.ts'

/** The store, and its goods where only coupons that fit them count. */
export interface OffersOf {
  storeId: number
  goodsId?: number
}

const mostCoupons = 100

async function loadOffers({ storeId, goodsId }: OffersOf, signal: AbortSignal) {
  const query = { ...(goodsId ? { goods_id: goodsId } : { store_id: storeId }), per_page: mostCoupons }
  const [coupons, reductions] = await Promise.all([
    call(listCoupons, { query }, { signal }),
    call(storeReductions, { params: { id: storeId } }, { signal }),
  ])
  // They come with what this shopper can do with them.
  setKnownClaims(coupons.data)
  return { coupons: coupons.data, reductions }
}

function Offers({ of }: { of: OffersOf }) {
  const t = useText()
  const c = useCouponTexts()
  const locale = useLocale()
  const query = useQuery({
    queryKey: ['offers', of, locale],
    queryFn: ({ signal }) => loadOffers(of, signal),
    staleTime: 0,
  })
  return (
    <Loaded query={query} skeleton={<RowsSkeleton count={2} />}>
      {({ coupons, reductions }) => (
        <div className="space-y-4">
          {reductions.length > 0 && (
            <section aria-labelledby="reductions" className="rounded-3 bg-sunken px-4 py-3">
              <h3 id="reductions" className="font-medium">
                {t('coupon:reduction')}
                <span className="ml-2 text-12 font-normal text-ink-2">{c('coupons:reductionsText')}</span>
              </h3>
              <ul className="pt-1">
                {reductions.map((reduction) => (
                  <li key={reduction.id}>{offerText(reduction, t)}</li>
                ))}
              </ul>
            </section>
          )}
          {coupons.length === 0 && <p className="py-6 text-center text-ink-2">{c('coupons:noneHere')}</p>}
          <ul className="space-y-3">
            {coupons.map((coupon) => (
              <li key={coupon.id}>
                <ClaimTicket coupon={coupon} notes={<CouponOwner coupon={coupon} />}>
                  <CouponTime coupon={coupon} />
                </ClaimTicket>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  )
}

export default function CouponSheetContent({ of }: { of: OffersOf }) {
  return (
    <div className="rounded-4 bg-canvas">
      <Queries>
        <Offers of={of} />
      </Queries>
    </div>
  )
}

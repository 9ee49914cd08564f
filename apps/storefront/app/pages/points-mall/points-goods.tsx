import { getPointsGoods } from '@fangshi/contract/points-mall'
import type { Reply } from '@fangshi/contract/route'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { serverContext } from '~/host/server-context.ts'
import { useText } from '~/i18n/text.tsx'
import { Gallery } from '~/pages/goods/gallery.tsx'
import { idOfPath, orNotFound } from '~/routing/not-found.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { Breadcrumb } from '~/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { MarketPrice } from '~/ui/goods/price.tsx'
import { Stepper } from '~/ui/inputs/stepper.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import type { Route } from './+types/points-goods'
import { pointsTexts, usePointsTexts } from './own-texts.ts'
import { PointsPrice } from './points-price.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  orNotFound(context.get(serverContext).call(getPointsGoods, { params: { id: idOfPath(params.id) } }))

export function meta({ matches, loaderData: goods }: Route.MetaArgs) {
  const t = pointsTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: `${goods.goods_name} · ${t('points:title')}`,
    description: goods.goods_subname || goods.goods_name,
    path: links.pointsGoods(goods.id),
    image: goods.goods_image,
  })
}

type PointsGoods = Reply<typeof getPointsGoods>

function RedeemPanel({ goods }: { goods: PointsGoods }) {
  const t = usePointsTexts()
  const [quantity, setQuantity] = useState(1)
  const { goods_stock, buy_limit } = goods
  const most = Math.min(goods_stock, buy_limit || goods_stock, 999)
  return (
    <div className="card space-y-4 p-4 md:p-6">
      <div>
        <h1 className="text-20 font-bold md:text-24">{goods.goods_name}</h1>
        {goods.goods_subname && <p className="pt-1 text-ink-2">{goods.goods_subname}</p>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <PointsPrice points={goods.goods_price} cash={goods.cash_price} size="l" />
        {Number(goods.goods_market_price) > 0 && <MarketPrice value={goods.goods_market_price} />}
      </p>
      <p className="flex flex-wrap gap-x-4 text-13 text-ink-2 tabular-nums">
        <span>{t('points:sold', { count: goods.goods_sale })}</span>
        <span>{goods_stock > 0 ? t('points:stock', { count: goods_stock }) : t('points:soldOut')}</span>
        {buy_limit > 0 && <span>{t('points:limit', { count: buy_limit })}</span>}
      </p>
      <p className="flex items-center gap-2 text-13 text-ink-2">
        <Truck aria-hidden size={16} />
        {t('points:shipping')}
      </p>
      <Stepper value={quantity} onChange={setQuantity} max={Math.max(1, most)} disabled={most < 1} />
      {most < 1 ? (
        <Button tone="brand" size="l" disabled className="w-full">
          {t('points:soldOut')}
        </Button>
      ) : (
        <ButtonLink tone="brand" size="l" to={links.pointsBefore(goods.id, quantity)} className="w-full">
          {t('points:redeem')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Points goods: pictures, what they cost, and the way to redeem them. */
export default function PointsGoodsPage({ loaderData: goods }: Route.ComponentProps) {
  const t = usePointsTexts()
  const shared = useText()
  const crumbs = [
    { name: shared('shell:home'), to: links.home() },
    { name: t('points:title'), to: links.pointsMall() },
    { name: goods.class_name, to: links.pointsSearch({ class_id: goods.class_id }) },
    { name: goods.goods_name },
  ]
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div key={goods.id} className="grid gap-4 md:grid-cols-2 md:items-start md:gap-6 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <Gallery images={goods.goods_images} name={goods.goods_name} shown="" />
        </div>
        <div className="min-w-0 lg:sticky lg:top-24 lg:col-span-5">
          <RedeemPanel goods={goods} />
        </div>
        <section className="card min-w-0 p-4 md:col-span-2 md:p-6 lg:col-span-12" aria-labelledby="points-details">
          <h2 id="points-details" className="pb-3 text-18 font-bold">
            {t('points:details')}
          </h2>
          {goods.goods_content ? (
            <RichText html={goods.goods_content} />
          ) : (
            <p className="text-ink-2">{t('points:noDetails')}</p>
          )}
        </section>
      </div>
    </>
  )
}

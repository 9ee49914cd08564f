import type { PointsGoodsCard } from '@fangshi/contract/points-mall'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { usePointsTexts } from './own-texts.ts'
import { PointsPrice } from './points-price.tsx'

const sizes = '(min-width:80rem) 240px,(min-width:64rem) 25vw,(min-width:48rem) 33vw,50vw'

/** Points goods in a grid; the whole card is a link. */
export function PointsCard({
  goods,
  level: Heading = 'h3',
  isFirst = false,
}: {
  goods: PointsGoodsCard
  level?: 'h2' | 'h3'
  isFirst?: boolean
}) {
  const t = usePointsTexts()
  return (
    <article className="goods-card">
      <Picture src={goods.goods_image} alt="" sizes={sizes} largest={640} isFirst={isFirst} className="goods-picture" />
      <div className="goods-body">
        <Heading className="goods-name">
          <LocalLink to={links.pointsGoods(goods.id)} prefetch="intent" className="whole-card">
            {goods.goods_name}
          </LocalLink>
        </Heading>
        <p>
          <PointsPrice points={goods.goods_price} cash={goods.cash_price} />
        </p>
        <p className="goods-foot">
          {t('points:sold', { count: goods.goods_sale })}
          {goods.goods_stock === 0 && <span>{t('points:soldOut')}</span>}
        </p>
      </div>
    </article>
  )
}

/** Cards of points goods. */
export const PointsGrid = ({ goods, level }: { goods: readonly PointsGoodsCard[]; level?: 'h2' | 'h3' }) => (
  <div className="goods-grid">
    {goods.map((one) => (
      <PointsCard key={one.id} goods={one} {...(level ? { level } : {})} />
    ))}
  </div>
)

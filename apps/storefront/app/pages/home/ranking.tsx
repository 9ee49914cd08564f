import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { readCards } from '~/ui/goods/card-texts.ts'
import { soldText } from '~/ui/goods/sold-text.ts'
import { SectionHeading } from '~/ui/section-heading.tsx'
import { CompactGoods } from './compact-goods.tsx'

function RankingContent({ cards }: { cards: string }) {
  const t = useText()
  return (
    <>
      <SectionHeading
        title={t('home:ranking')}
        more={{ to: links.list({ sort: 'sales' }), label: t('home:allBySales') }}
      />
      <ol className="ranking card grid gap-x-8 gap-y-4 p-4 md:grid-cols-2 md:p-6 xl:grid-cols-3">
        {readCards(cards).map((goods) => (
          <CompactGoods key={goods.id} goods={goods}>
            <span className="pl-2 text-12 text-ink-3">{soldText(goods.goods_sale, t)}</span>
          </CompactGoods>
        ))}
      </ol>
    </>
  )
}

/** The best sellers of the whole shop, numbered. */
export const Ranking = ({ cards }: { cards: string }) =>
  cards && <CachedFragment as="section" className="pt-6 md:pt-10" content={RankingContent} props={{ cards }} />

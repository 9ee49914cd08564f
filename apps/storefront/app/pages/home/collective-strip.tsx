import type { getHome } from '@fangshi/contract/shopfront'
import type { Reply } from '@fangshi/contract/route'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'
import { Tag } from '~/ui/tag.tsx'
import { CompactGoods } from './compact-goods.tsx'

interface StripProps {
  collectives: Reply<typeof getHome>['collectives']
}

function StripContent({ collectives }: StripProps) {
  const t = useText()
  return (
    <>
      <SectionHeading
        title={t('home:collectives')}
        more={{ to: links.collectives(), label: t('home:allCollectives') }}
      />
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] *:w-68 *:shrink-0 *:rounded-3 *:bg-surface *:p-3 md:mx-0 md:grid md:grid-cols-3 md:gap-4 md:px-0 md:*:w-auto">
        {collectives.map(({ goods_id, goods_name, goods_master_image, collective_price, people }) => (
          <CompactGoods
            key={goods_id}
            goods={{ id: goods_id, goods_name, goods_master_image, goods_price: collective_price }}
          >
            <Tag tone="brand" className="ml-2">
              {t('home:people', { count: people })}
            </Tag>
          </CompactGoods>
        ))}
      </ul>
    </>
  )
}

/** Some running group buys with their group prices, in a row to swipe on phones (ux §3.2). Few elements: a home page has many. */
export const CollectiveStrip = ({ collectives }: StripProps) =>
  collectives.length > 0 && (
    <CachedFragment as="section" className="pt-6 md:pt-10" content={StripContent} props={{ collectives }} />
  )

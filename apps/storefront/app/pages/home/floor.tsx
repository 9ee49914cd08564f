import type { getHome } from '@fangshi/contract/shopfront'
import type { Reply } from '@fangshi/contract/route'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { useShellData } from '~/site/shell-data.ts'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { readCards, writeCards } from '~/ui/goods/card-texts.ts'
import { ProductCard } from '~/ui/goods/product-card.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'
import { FloorTile, tileOf } from './floor-tile.tsx'

/** Beside the tile, seven cards fill two rows of five columns, and six fill those of four or three. */
const shownGoods = 7

type HomeFloor = Reply<typeof getHome>['floors'][number]

/** The data that a floor shows; its cards as `writeCards` writes them. */
export function floorOf({ id, name, goods: [opening, ...others] }: HomeFloor) {
  return { id, name, tile: opening && tileOf(opening), cards: writeCards(others.slice(0, shownGoods)) }
}

interface FloorContentProps {
  floor: ReturnType<typeof floorOf>
  /** The subcategories beside the heading. */
  subClasses: readonly { id: number; name: string }[]
  isMirrored: boolean
}

function FloorContent({ floor: { id, name, tile, cards }, subClasses, isMirrored }: FloorContentProps) {
  return (
    <>
      <SectionHeading title={name} to={links.list({ class_id: id })}>
        <ul className="hidden flex-wrap gap-x-5 pl-2 md:flex">
          {subClasses.map((subClass) => (
            <li key={subClass.id}>
              <LocalLink
                to={links.list({ class_id: subClass.id })}
                className="inline-block rounded-1 py-1 hover:text-brand"
              >
                {subClass.name}
              </LocalLink>
            </li>
          ))}
        </ul>
      </SectionHeading>
      <div className="md:goods-grid">
        {tile && (
          <FloorTile
            tile={tile}
            isMirrored={isMirrored}
            className="h-44 md:col-span-3 md:h-auto md:min-h-60 lg:col-span-2 xl:col-span-3"
          />
        )}
        <div className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] *:w-38 *:shrink-0 md:contents md:*:w-auto md:max-xl:*:nth-[7]:hidden">
          {readCards(cards).map((goods) => (
            <ProductCard key={goods.id} goods={goods} />
          ))}
        </div>
      </div>
    </>
  )
}

/** A category on the home page: one wide tile and its best sellers; on phones the cards are a row to swipe. */
export function Floor({ floor, index }: { floor: ReturnType<typeof floorOf>; index: number }) {
  const { classes } = useShellData()
  const children = classes.find(({ id }) => id === floor.id)?.children ?? []
  const subClasses = children.map(({ id, name }) => ({ id, name }))
  return (
    <CachedFragment
      as="section"
      className="pt-6 md:pt-10"
      content={FloorContent}
      props={{ floor, subClasses, isMirrored: index % 2 === 1 }}
    />
  )
}

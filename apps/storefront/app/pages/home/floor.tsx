import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { classNames } from '~/ui/class-names.ts'
import { ProductCard } from '~/ui/goods/product-card.tsx'
import { FloorHeading } from './floor-heading.tsx'
import type { FloorBlock } from './floor-layouts.ts'
import { FloorStory } from './floor-story.tsx'
import { readFloor, type ShownFloor } from './floor-texts.ts'
import { FloorTile } from './floor-tile.tsx'
import { GoodsRail } from './goods-rail.tsx'

function Editorial({ floor: { lead, others }, isMirrored }: { floor: ShownFloor; isMirrored: boolean }) {
  return (
    <div
      className={classNames(
        'grid grid-cols-2 gap-2 md:gap-4',
        isMirrored
          ? 'md:grid-cols-[1fr_1fr_2fr] xl:grid-cols-[1fr_1fr_3fr]'
          : 'md:grid-cols-[2fr_1fr_1fr] xl:grid-cols-[3fr_1fr_1fr]',
      )}
    >
      <FloorTile lead={lead} isMirrored={isMirrored} />
      {others.map((goods) => (
        <ProductCard key={goods.id} goods={goods} />
      ))}
    </div>
  )
}

interface FloorContentProps extends FloorBlock<string> {
  isMirrored: boolean
}

function FloorContent({ layout, floors, isMirrored }: FloorContentProps) {
  const shown = floors.map(readFloor)
  if (layout === 'stories') return shown.map((floor) => <FloorStory key={floor.id} floor={floor} />)
  return shown.map((floor) => (
    <section key={floor.id}>
      <FloorHeading id={floor.id} name={floor.name} />
      {layout === 'rail' ? (
        <GoodsRail goods={[floor.lead, ...floor.others]} />
      ) : (
        <Editorial floor={floor} isMirrored={isMirrored} />
      )}
    </section>
  ))
}

/** One or two categories on the home page. Every other editorial floor is mirrored. */
export const Floor = ({ block, isMirrored }: { block: FloorBlock<string>; isMirrored: boolean }) => (
  <CachedFragment
    as="div"
    className={block.layout === 'stories' ? 'grid gap-4 pt-6 md:grid-cols-2 md:pt-10' : 'pt-6 md:pt-10'}
    content={FloorContent}
    props={{ ...block, isMirrored }}
  />
)

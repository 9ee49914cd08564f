import { Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { Tag } from '~/ui/tag.tsx'
import { OpenGroups } from './open-groups.tsx'
import { useCollectiveTexts } from './own-texts.ts'
import type { GoodsCollective, OwnCollective } from './standing.ts'

/** How many groups are shown at first. */
const first = 3

/** The group buy of goods: price, rule, and the groups that can be joined (ux §3.2). */
export function GroupCard({
  offer: { now, collective, groups },
  price,
  own,
  sharedNo,
  onJoin,
  onEnd,
}: {
  offer: GoodsCollective
  /** Of the chosen SKUs. */
  price: { price: string; isFrom: boolean }
  own: OwnCollective | undefined
  /** The group that the page shows above, which is not repeated. */
  sharedNo: string | undefined
  onJoin: (groupNo: string) => void
  onEnd: () => void
}) {
  const c = useCollectiveTexts()
  const [isAll, setIsAll] = useState(false)
  if (!collective) return null
  const { people, hours, max_per_person } = collective
  const others = groups.filter(({ group_no }) => group_no !== sharedNo)
  const shown = isAll ? others : others.slice(0, first)
  const rule = [c('collective:rule', { count: people, hours }), c('collective:limit', { count: max_per_person })]
  return (
    <section aria-label={c('collective:title')} className="card space-y-2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone="brand" className="gap-1 py-0.5">
          <Users size={14} />
          {c('collective:people', { count: people })}
        </Tag>
        <span className="text-13 text-ink-2">{c('collective:groupPrice')}</span>
        <Price value={price.price} from={price.isFrom} />
      </div>
      <p className="text-13 text-ink-2">{rule.join(' ')}</p>
      {others.length > 0 && (
        <div className="border-t border-line pt-2">
          <h2 className="text-13 font-medium">{c('collective:openGroups', { count: others.length })}</h2>
          <OpenGroups goodsId={collective.goods_id} groups={shown} own={own} now={now} onJoin={onJoin} onEnd={onEnd} />
          {others.length > shown.length && (
            <Button size="s" tone="quiet" className="w-full max-md:min-h-11" onClick={() => setIsAll(true)}>
              {c('collective:showAll', { count: others.length })}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

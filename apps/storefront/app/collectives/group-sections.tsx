import { GroupCard } from './group-card.tsx'
import { useCollectiveTexts } from './own-texts.ts'
import { SharedGroup } from './shared-group.tsx'
import type { GroupBuying } from './use-group-buying.ts'

/** The group whose link was opened, and the group buy of the goods. `onJoin` opens the choice of a SKU. */
export function GroupSections({
  buying,
  goodsName,
  onJoin,
}: {
  buying: GroupBuying
  goodsName: string
  onJoin: () => void
}) {
  const c = useCollectiveTexts()
  const { sent, offer, shared, standing, own, ownGroup, price, pick, readAgain } = buying
  const join = (groupNo: string | undefined): void => {
    pick(groupNo)
    onJoin()
  }
  return (
    <>
      {sent.sharedNo && !shared && (
        <p role="note" className="rounded-3 bg-warn-50 px-4 py-3 text-warn">
          {c('collective:missingGroup')}
        </p>
      )}
      {shared && standing && (
        <SharedGroup
          shared={shared}
          standing={standing}
          seat={ownGroup?.seat ?? null}
          canOpen={shared.collective.can_open}
          goodsName={goodsName}
          onJoin={() => join(undefined)}
          onEnd={readAgain}
        />
      )}
      {price && offer.collective && (
        <GroupCard offer={offer} price={price} own={own} sharedNo={sent.sharedNo} onJoin={join} onEnd={readAgain} />
      )}
    </>
  )
}

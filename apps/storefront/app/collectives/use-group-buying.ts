import { useState } from 'react'
import { toast } from '~/ui/toast/toast-store.ts'
import { useCollectiveTexts } from './own-texts.ts'
import { groupPriceOf, mostPieces, standingOf, type GoodsCollective, type SharedCollective } from './standing.ts'
import { useGoodsCollective, useGroup, useOwnCollective, useOwnGroup } from './use-group.ts'

/** What a goods page was rendered with: its group buy, and the group that the address names. */
export interface SentCollective {
  goods: GoodsCollective
  /** Null if there is no such group. */
  shared: SharedCollective | null
  /** The number in the address. */
  sharedNo: string | undefined
}

/** What was chosen on the page. */
interface Choice {
  /** The SKUs that fit the choice. */
  skuIds: readonly number[]
  quantity: number
  setQuantity: (quantity: number) => void
}

/**
 * The group buy of a goods page as it is now: what can be joined or opened, at which price. `order` names the group of
 * the order, or is undefined after saying why there is none.
 */
export function useGroupBuying(goodsId: number, chosen: Choice, sent: SentCollective) {
  const c = useCollectiveTexts()
  const offer = useGoodsCollective(goodsId, sent.goods)
  const group = useGroup(sent.shared ? sent.sharedNo : undefined, sent.shared)
  // Of the open groups the reader has chosen one to join; else the one of the address.
  const [picked, setPicked] = useState<string>()
  const shared = sent.shared ? group.data : undefined
  const goods = offer.data ?? sent.goods
  const { collective } = goods
  const own = useOwnCollective(collective?.id)
  const ownGroup = useOwnGroup(shared)
  const standing = shared && standingOf(shared.group, ownGroup)

  const terms = collective ?? shared?.collective
  const joins = picked ?? (standing === 'joinable' ? sent.sharedNo : undefined)
  const price = terms && groupPriceOf(terms, chosen.skuIds)
  const most = mostPieces(terms, own)
  const order = (): { collective: number; group: string | undefined } | undefined => {
    if (!terms) return undefined
    if (own?.is_own_store) {
      toast({ text: c('collective:is_own_store'), tone: 'bad' })
      return undefined
    }
    if (chosen.quantity > most) {
      chosen.setQuantity(Math.max(1, most))
      toast({ text: most > 0 ? c('collective:limit', { count: most }) : c('collective:is_limit'), tone: 'bad' })
      return undefined
    }
    return { collective: terms.id, group: joins }
  }
  return {
    sent,
    offer: goods,
    shared,
    standing,
    own,
    ownGroup,
    /** Of the chosen SKUs; absent where there is no group buy. */
    price,
    /** The group that is joined, undefined to open one. */
    joins,
    pick: setPicked,
    /** Whether the page has something to open or to join. */
    isOffered: joins !== undefined || collective?.can_open === true,
    order,
    readAgain: () => {
      offer.readAgain()
      group.readAgain()
    },
  }
}

export type GroupBuying = ReturnType<typeof useGroupBuying>

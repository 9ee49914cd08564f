import type { GoodsDetail } from '@fangshi/contract/catalog'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { chosenImage, chosenNames, firstChoice, firstMissing, matching, offerOf, skuOf, toggle } from './sku-choice.ts'

/** The maximum number of pieces in one line (rules §5). */
const maxLine = 999

type Options = Pick<GoodsDetail, 'attrs' | 'skus'>

interface ChoiceOptions {
  /** Learns of the chosen SKU, undefined while the choice is not complete. */
  onPick?: (skuId: number | undefined) => void
  /** The most pieces of a SKU, or of one that is not chosen yet, that may be bought whatever its stock. */
  mostOf?: (skuId: number | undefined) => number
}

/** A choice among the options of goods: values, quantity, and what follows from them. */
export function useOptionChoice({ attrs, skus }: Options, firstSku: number, { onPick, mostOf }: ChoiceOptions = {}) {
  const [choice, setChoice] = useState(() => firstChoice(attrs, skus, firstSku))
  const [chosenQuantity, setChosenQuantity] = useState(1)
  const [isMissingShown, setIsMissingShown] = useState(false)

  const sku = skuOf(skus, choice)
  const offer = offerOf(skus, choice)
  const max = Math.min(maxLine, offer?.maxPieces ?? 0, mostOf?.(sku?.id) ?? maxLine)
  const missing = firstMissing(choice)

  const pick = (at: number, valueId: number): void => {
    const next = toggle(choice, at, valueId)
    setChoice(next)
    setIsMissingShown(false)
    onPick?.(skuOf(skus, next)?.id)
  }
  return {
    attrs,
    skus,
    choice,
    pick,
    sku,
    /** The SKUs that the choice leaves. */
    skuIds: matching(skus, choice).map(({ id }) => id),
    offer,
    names: chosenNames(attrs, choice),
    image: chosenImage(attrs, skus, choice),
    /** The first attribute without a value, -1 for none. */
    missing,
    /** The row that shows a message after an attempt to buy. */
    shownMissing: isMissingShown ? missing : -1,
    showMissing: () => setIsMissingShown(true),
    max,
    quantity: Math.max(1, Math.min(chosenQuantity, max)),
    setQuantity: setChosenQuantity,
    isSoldOut: max <= 0,
  }
}

export type SkuChoice = ReturnType<typeof useOptionChoice>

/** The shopper's choice on a goods page. The address keeps the SKU. */
export function useSkuChoice(goods: Options, mostOf?: ChoiceOptions['mostOf']): SkuChoice {
  const [query, setQuery] = useSearchParams()
  const onPick = (skuId: number | undefined): void => {
    const changed = new URLSearchParams(query)
    if (skuId) changed.set('sku', String(skuId))
    else changed.delete('sku')
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  return useOptionChoice(goods, Number(query.get('sku')), { onPick, ...(mostOf && { mostOf }) })
}

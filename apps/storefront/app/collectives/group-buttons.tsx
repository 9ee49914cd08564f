import { useText } from '~/i18n/text.tsx'
import { useClosedReason } from '~/site/shell-data.ts'
import { useCollectiveTexts } from './own-texts.ts'
import { PricedButton } from './priced-button.tsx'
import type { GroupBuying } from './use-group-buying.ts'

interface Alone {
  goods_price: string
  isFrom: boolean
}

/** The two ways to buy: alone, and in a group that is opened or joined. Without `onAlone` only the group's. */
export function GroupButtons({
  buying: { price, joins },
  alone,
  opensSheet = false,
  onAlone,
  onGroup,
}: {
  buying: GroupBuying
  /** The ordinary price of the choice. */
  alone: Alone | undefined
  /** Whether the buttons open the choice of a SKU. */
  opensSheet?: boolean
  onAlone?: () => void
  onGroup: () => void
}) {
  const t = useText()
  const c = useCollectiveTexts()
  const closed = useClosedReason()
  const rest = {
    size: opensSheet ? 'm' : 'l',
    disabled: closed !== undefined,
    title: closed,
    ...(opensSheet ? { 'aria-haspopup': 'dialog' as const } : {}),
  } as const
  if (!price) return null
  if (closed !== undefined) {
    return (
      <PricedButton tone="brand" price={price.price} isFrom={price.isFrom} {...rest}>
        {t('shell:orderingPaused')}
      </PricedButton>
    )
  }
  return (
    <>
      {onAlone && alone && (
        <PricedButton tone="ink" price={alone.goods_price} isFrom={alone.isFrom} onClick={onAlone} {...rest}>
          {c('collective:alone')}
        </PricedButton>
      )}
      <PricedButton tone="brand" price={price.price} isFrom={price.isFrom} onClick={onGroup} {...rest}>
        {c(joins === undefined ? 'collective:open' : 'collective:joinAt')}
      </PricedButton>
    </>
  )
}

import { useText } from '~/i18n/text.tsx'
import { useStockText } from './stock-text.tsx'
import type { SkuChoice } from './use-sku-choice.ts'

/** The selected options, or those still to select. */
export function useChosenText({ attrs, names, missing }: SkuChoice): string {
  const t = useText()
  if (!attrs.length) return ''
  if (missing < 0) return t('goods:chosen', { name: names.join(' / ') })
  const open = attrs.filter((_, at) => !names.length || at >= missing).map(({ name }) => name)
  return t('goods:choose', { names: open.join(t('goods:joiner')) })
}

/** Announces SKU, price and stock once the choice is complete. */
export function ChosenAnnouncer({ chosen }: { chosen: SkuChoice }) {
  const t = useText()
  const { sku } = chosen
  const stock = useStockText(sku?.goods_stock ?? 0).text
  const name = useChosenText(chosen)
  return (
    <p role="status" className="sr-only">
      {sku && name && t('goods:summary', { name, price: sku.goods_price, stock })}
    </p>
  )
}

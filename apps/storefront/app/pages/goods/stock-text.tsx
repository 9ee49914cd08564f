import { useText } from '~/i18n/text.tsx'

const low = 10

/** The stock as text, with a warning if it is low. */
export function useStockText(stock: number): { text: string; isLow: boolean } {
  const t = useText()
  if (stock <= 0) return { text: t('goods:soldOut'), isLow: true }
  const isLow = stock <= low
  return { text: t(isLow ? 'goods:stockLow' : 'goods:stock', { count: stock }), isLow }
}

export function StockText({ stock }: { stock: number }) {
  const { text, isLow } = useStockText(stock)
  return <span className={isLow ? 'text-13 text-warn' : 'text-13 text-ink-2'}>{text}</span>
}

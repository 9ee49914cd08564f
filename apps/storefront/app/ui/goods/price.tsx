import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { shortPrice, splitPrice } from './price-parts.ts'

export type PriceSize = 's' | 'm' | 'l' | 'xl'

const sizes: Record<PriceSize, string> = { s: 'price-s', m: 'price-m', l: 'price-l', xl: 'price-xl' }

/**
 * A wire amount ("12.30") with small ¥, large integer and small decimals. `.00` is omitted unless `exact`, which totals
 * and bills use. `from` marks the lowest of several prices.
 */
export function Price({
  value,
  size = 'm',
  exact = false,
  from = false,
  tone = 'brand',
  className,
}: {
  value: string
  size?: PriceSize
  exact?: boolean
  from?: boolean
  tone?: 'brand' | 'ink'
  className?: string
}) {
  const t = useText()
  const { sign, integer, decimals } = splitPrice(value)
  return (
    <span className={classNames('price', sizes[size], tone === 'ink' && 'price-ink', className)}>
      {`${sign}¥`}
      <b>{integer}</b>
      {(exact || decimals !== '00') && `.${decimals}`}
      {from && <span className="price-from">{t('ui:from')}</span>}
    </span>
  )
}

/** The market price beside a price, or the ordinary one beside that of a flash sale: struck through, with a label for screen readers. */
export function MarketPrice({
  value,
  isOrdinary = false,
  className,
}: {
  value: string
  isOrdinary?: boolean
  className?: string
}) {
  const t = useText()
  return (
    <s className={classNames('market-price', className)}>
      <span className="sr-only">{t(isOrdinary ? 'ui:ordinaryPrice' : 'ui:marketPrice')}</span>
      {`¥${shortPrice(value)}`}
    </s>
  )
}

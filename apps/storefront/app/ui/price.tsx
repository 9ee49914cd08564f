import { useText } from '~/i18n/text.tsx'
import { classNames } from './class-names.ts'

export type PriceSize = 's' | 'm' | 'l' | 'xl'

const integers: Record<PriceSize, string> = { s: 'text-16', m: 'text-20', l: 'text-28', xl: 'text-40' }
const small: Record<PriceSize, string> = { s: 'text-12', m: 'text-13', l: 'text-16', xl: 'text-20' }

/**
 * An amount as on the wire ("12.30"): small ¥, big integer, small decimals, figures of one width. `.00` is left out
 * unless `exact`, which totals and bills use. `from` marks the lowest of several prices.
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
  const [integer = '0', decimals = '00'] = value.replace('-', '').split('.')
  return (
    <span
      className={classNames(
        'font-bold whitespace-nowrap tabular-nums',
        tone === 'brand' ? 'text-brand' : 'text-ink',
        className,
      )}
    >
      <span className={small[size]}>{value.startsWith('-') && '−'}¥</span>
      <span className={integers[size]}>{integer}</span>
      {(exact || decimals !== '00') && <span className={small[size]}>.{decimals}</span>}
      {from && <span className={classNames(small[size], 'ml-0.5 font-normal')}>{t('ui:from')}</span>}
    </span>
  )
}

/** The market price beside a price: struck, in the weakest ink, named for those who do not see the stroke. */
export function MarketPrice({ value, className }: { value: string; className?: string }) {
  const t = useText()
  return (
    <span className={classNames('text-12 whitespace-nowrap text-ink-3 tabular-nums', className)}>
      <span className="sr-only">{t('ui:marketPrice')}</span>
      <s>¥{value.replace(/\.00$/, '')}</s>
    </span>
  )
}

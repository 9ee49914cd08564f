import { TrendingDown, TrendingUp } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { priceChange, type CartLine } from './cart-lines.ts'

const lowStock = 10

/** What changed since the line was added: its price, or a stock that no longer suffices. */
export function LineNotes({ line, onUseStock }: { line: CartLine; onUseStock: () => void }) {
  const t = useText()
  const change = priceChange(line)
  const Trend = change?.isCheaper ? TrendingDown : TrendingUp
  return (
    <>
      {change && (
        <p className={`flex items-center gap-1 text-12 ${change.isCheaper ? 'text-ok' : 'text-warn'}`}>
          <Trend size={14} />
          {t(change.isCheaper ? 'cart:priceDown' : 'cart:priceUp', { amount: change.amount })}
        </p>
      )}
      {line.problem === 'stock_short' && (
        <p className="text-12 text-bad">
          {t('cart:stockShort', { count: line.goods_stock })}
          <button type="button" className="ml-2 min-h-6 rounded-1 font-medium underline" onClick={onUseStock}>
            {t('cart:useStock', { count: line.goods_stock })}
          </button>
        </p>
      )}
      {line.problem === null && line.goods_stock <= lowStock && (
        <p className="text-12 text-warn">{t('cart:stockLow', { count: line.goods_stock })}</p>
      )}
    </>
  )
}

import { TrendingDown, TrendingUp } from 'lucide-react'
import { useSeckillTexts } from '~/seckills/own-texts.ts'
import { mostPieces, priceChange, type CartLine } from './cart-lines.ts'
import { useCartTexts } from './own-texts.ts'

const lowStock = 10

/** What changed since the line was added: its price, or a stock or limit of a flash sale that no longer suffices. */
export function LineNotes({ line, onUseMost }: { line: CartLine; onUseMost: () => void }) {
  const t = useCartTexts()
  const own = useSeckillTexts()
  const most = mostPieces(line)
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
      {(line.problem === 'stock_short' || line.problem === 'seckill_limit') && (
        <p className="text-12 text-bad">
          {line.problem === 'stock_short'
            ? t('cart:stockShort', { count: line.goods_stock })
            : own('seckill:limit', { count: line.activity_limit ?? 1 })}
          <button type="button" className="ml-2 min-h-6 rounded-1 font-medium underline" onClick={onUseMost}>
            {t('cart:useStock', { count: most })}
          </button>
        </p>
      )}
      {line.activity === 'seckill' && line.problem === null && (
        <p className="text-12 text-brand">
          {own('seckill:panel')} · {own('seckill:limit', { count: line.activity_limit ?? 1 })}
        </p>
      )}
      {line.problem === null && line.goods_stock <= lowStock && (
        <p className="text-12 text-warn">{t('cart:stockLow', { count: line.goods_stock })}</p>
      )}
    </>
  )
}

import type { ShopperRefund } from '@fangshi/contract/refunds'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { useRefundTexts } from './own-texts.ts'

/** The lines of a request: what of them is asked for. */
export function RefundLines({ refund }: { refund: Pick<ShopperRefund, 'kind' | 'lines'> }) {
  const t = useRefundTexts()
  return (
    <ul className="divide-y divide-line">
      {refund.lines.map((line) => (
        <li key={line.id} className="flex gap-3 py-3 first:pt-0">
          <Picture
            src={line.goods_image}
            alt=""
            sizes="64px"
            largest={320}
            side={64}
            className="size-16 shrink-0 rounded-2 bg-sunken object-cover"
          />
          <div className="min-w-0 flex-1">
            <LocalLink to={links.goods(line.goods_id)} className="line-clamp-2 rounded-1 hover:text-brand">
              {line.goods_name}
            </LocalLink>
            {line.sku_name && <p className="truncate text-13 text-ink-2">{line.sku_name}</p>}
            <p className="text-13 text-ink-2 tabular-nums">{t('refund:pieces', { count: line.buy_num })}</p>
            {line.replacement && (
              <p className="text-13 font-medium">
                {t('refund:replacedBy', { name: line.replacement.sku_name || t('refund:sameSku') })}
              </p>
            )}
          </div>
          {refund.kind !== 'exchange' && <Price value={line.amount} exact size="s" tone="ink" />}
        </li>
      ))}
    </ul>
  )
}

import type { StockNotice } from '@fangshi/contract/stock-notices'
import { BellOff } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Tag, type TagTone } from '~/ui/tag.tsx'

const tones: Record<StockNotice['state'], TagTone> = { in_stock: 'ok', sold_out: 'neutral', off_shelf: 'neutral' }

/** A SKU that the shopper waits for, with its price and state today. */
export function StockNoticeRow({ notice, onWithdraw }: { notice: StockNotice; onWithdraw: () => void }) {
  const t = useText()
  const { goods_id, sku_id, goods_name, sku_name, state } = notice
  return (
    <li className="card relative flex items-center gap-3 p-3 transition duration-200 hover:shadow-2 md:p-4">
      <Picture
        src={notice.goods_image}
        alt=""
        sizes="88px"
        largest={320}
        className="size-20 shrink-0 rounded-2 bg-sunken object-cover md:size-22"
      />
      <div className="min-w-0 flex-1 space-y-0.5">
        <h2 className="font-medium text-wrap">
          <LocalLink to={links.goods(goods_id, sku_id)} className="whole-card line-clamp-2 hover:text-brand">
            {goods_name}
          </LocalLink>
        </h2>
        {sku_name && <p className="line-clamp-1 text-13 text-ink-2">{sku_name}</p>}
        <Price value={notice.goods_price} size="s" />
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone={tones[state]}>{t(`stockNotice:state_${state}`)}</Tag>
          <span className="text-12 text-ink-3">{t('stockNotice:since', { day: notice.created_at.slice(0, 10) })}</span>
        </p>
      </div>
      <IconButton
        icon={BellOff}
        size={18}
        label={t('stockNotice:withdraw', { name: goods_name })}
        className="relative z-10"
        onClick={onWithdraw}
      />
    </li>
  )
}

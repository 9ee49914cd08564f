import { Heart, Trash2 } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { CheckBox } from '~/ui/inputs/check-box.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { Stepper } from '~/ui/inputs/stepper.tsx'
import { mostPieces, type CartLine } from './cart-lines.ts'
import { ChangeSkuButton } from './change-sku-button.tsx'
import { LineNotes } from './line-notes.tsx'
import { useCartTexts } from './own-texts.ts'

/** The maximum number of pieces in one line (rules §5). */
const maxPieces = 999

/** A cart line that can be bought. */
export function CartLineRow({
  line,
  isTicked,
  onTick,
  onPieces,
  onRemove,
  onChangeSku,
  onMoveToFavorites,
}: {
  line: CartLine
  isTicked: boolean
  onTick: (on: boolean) => void
  onPieces: (pieces: number) => void
  onRemove: () => void
  onChangeSku: (skuId: number) => Promise<boolean>
  /** Absent for guests, who have no favourites. */
  onMoveToFavorites: (() => void) | undefined
}) {
  const t = useCartTexts()
  const name = line.sku_name ? `${line.goods_name} ${line.sku_name}` : line.goods_name
  const setPieces = (pieces: number): void => {
    onPieces(pieces)
    // Changing the quantity selects the line.
    if (!isTicked) onTick(true)
  }
  return (
    <li className="relative flex gap-2 py-4 md:gap-4">
      <CheckBox
        checked={isTicked}
        onChange={onTick}
        disabled={line.problem !== null}
        aria-label={t('cart:selectLine', { name })}
        className="-ml-2.5 w-11 shrink-0 justify-center py-7 md:ml-0 md:w-6 md:py-9"
      />
      <LocalLink to={links.goods(line.goods_id, line.sku_id)} tabIndex={-1} aria-hidden className="shrink-0">
        <Picture
          src={line.goods_image}
          alt=""
          sizes="96px"
          largest={320}
          side={96}
          className="size-20 rounded-2 bg-sunken object-cover md:size-24"
        />
      </LocalLink>
      <div className="grid min-w-0 flex-1 content-start gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto_7rem_auto] md:items-start">
        <div className="col-start-1 min-w-0 space-y-1 max-md:pr-9">
          <LocalLink to={links.goods(line.goods_id, line.sku_id)} className="line-clamp-2 rounded-1 hover:text-brand">
            {line.goods_name}
          </LocalLink>
          {line.sku_name && <ChangeSkuButton line={line} onChange={onChangeSku} />}
          <p className="hidden text-13 text-ink-2 tabular-nums md:block">
            {t('cart:unitPrice')} ¥{line.goods_price}
          </p>
          <LineNotes line={line} onUseMost={() => setPieces(mostPieces(line))} />
          {onMoveToFavorites && (
            <button
              type="button"
              aria-label={t('cart:moveToFavoritesOf', { name })}
              onClick={onMoveToFavorites}
              className="flex min-h-7 items-center gap-1 rounded-1 text-12 text-ink-2 hover:text-brand"
            >
              <Heart size={14} />
              {t('cart:moveToFavorites')}
            </button>
          )}
        </div>
        <div className="flex flex-wrap items-start justify-between gap-2 md:contents">
          <Price value={line.goods_price} exact size="s" className="pt-2 md:hidden" />
          <Stepper
            label={t('cart:quantityOf', { name })}
            value={line.buy_num}
            max={Math.min(mostPieces(line), maxPieces)}
            onChange={setPieces}
          />
        </div>
        <Price value={line.total_price} exact size="s" className="hidden pt-1 text-right md:block" />
        <IconButton
          icon={Trash2}
          size={18}
          label={t('cart:removeLine', { name })}
          onClick={onRemove}
          className="max-md:absolute max-md:top-2 max-md:-right-3 md:-mt-1"
        />
      </div>
    </li>
  )
}

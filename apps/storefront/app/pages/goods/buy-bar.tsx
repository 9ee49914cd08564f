import { MessageCircle, ShoppingCart } from 'lucide-react'
import { ChatEntry, type ChatSubject } from '~/chats/entry/chat-button.tsx'
import { useChatEntryTexts } from '~/chats/entry/own-texts.ts'
import { GroupButtons } from '~/collectives/group-buttons.tsx'
import type { GroupBuying } from '~/collectives/use-group-buying.ts'
import { FavoriteIcon } from '~/favorites/favorite-button.tsx'
import type { FavoriteSwitch } from '~/favorites/use-favorite.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { CartIcon, useCartName } from '~/shell/cart-link.tsx'
import { useClosedReason } from '~/site/shell-data.ts'
import { Button } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { OrdinaryButton } from './seckill/ordinary-button.tsx'
import { StockNoticeButton } from './stock-notice-button.tsx'
import type { Offer } from './sku-choice.ts'
import type { SheetPurpose } from './sku-sheet.tsx'

const shortcut = 'flex w-12 shrink-0 flex-col items-center justify-center gap-0.5 text-12 text-ink-2'

/** The bottom bar on phones, instead of the tab bar. Its buttons open the sheet. */
export function BuyBar({
  storeId,
  subject,
  favorite,
  stop,
  waitFor,
  isOrdinary,
  group,
  alone,
  onOpen,
}: {
  storeId: number
  subject: ChatSubject
  favorite: FavoriteSwitch
  /** Why nothing can be bought, shown in the bar. */
  stop: string | undefined
  /** The chosen SKU, where it is sold out and can be waited for. */
  waitFor: number | undefined
  /** A flash sale no longer sells to the shopper; the ordinary price is offered instead. */
  isOrdinary: boolean
  group: GroupBuying
  /** The ordinary price of the choice. */
  alone: Offer | undefined
  onOpen: (purpose: SheetPurpose) => void
}) {
  const t = useText()
  const own = useChatEntryTexts()
  const cartName = useCartName()
  const closed = useClosedReason()
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-2 pb-[env(safe-area-inset-bottom)] md:hidden">
      <div className="flex h-14 items-center gap-1">
        <ChatEntry storeId={storeId} subject={subject}>
          {(open) => (
            <button type="button" aria-haspopup="dialog" className={shortcut} onClick={open}>
              <MessageCircle size={20} />
              {own('chatEntry:short')}
            </button>
          )}
        </ChatEntry>
        {/* Hidden on the narrowest phones; the header has the cart too. */}
        <LocalLink to={links.carts()} aria-label={cartName} className={classNames(shortcut, 'max-[22rem]:hidden')}>
          <CartIcon size={20} icon={ShoppingCart} />
          {t('goods:cartShort')}
        </LocalLink>
        <button type="button" aria-pressed={favorite.isMine} onClick={favorite.press} className={shortcut}>
          <FavoriteIcon isMine={favorite.isMine} size={20} />
          {t(favorite.isMine ? 'favorite:mine_goods' : 'favorite:add_goods')}
        </button>
        {waitFor !== undefined ? (
          <StockNoticeButton skuId={waitFor} size="m" />
        ) : stop ? (
          <Button disabled className="flex-1">
            {stop}
          </Button>
        ) : isOrdinary ? (
          <OrdinaryButton onBuy={() => onOpen('buy')} />
        ) : group.isOffered ? (
          <GroupButtons
            buying={group}
            alone={alone}
            opensSheet
            onAlone={() => onOpen('choose')}
            onGroup={() => onOpen('group')}
          />
        ) : (
          <>
            <Button tone="ink" className="flex-1 px-2!" aria-haspopup="dialog" onClick={() => onOpen('add')}>
              {t('goods:addToCart')}
            </Button>
            <Button
              tone="brand"
              className="flex-1 px-2!"
              aria-haspopup="dialog"
              disabled={closed !== undefined}
              title={closed}
              onClick={() => onOpen('buy')}
            >
              {t(closed === undefined ? 'goods:buyNow' : 'shell:orderingPaused')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

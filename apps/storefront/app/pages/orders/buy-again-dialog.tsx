import { useState } from 'react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { Tag } from '~/ui/tag.tsx'
import type { BoughtAgain } from './use-buy-again.ts'

/** Says which goods of an order could not be put into the cart again, and why. */
export function BuyAgainDialog({ partly, onClose }: { partly: BoughtAgain | undefined; onClose: () => void }) {
  const t = useOrderTexts()
  // The list stays while the dialog fades out.
  const [shown, setShown] = useState(partly)
  if (partly && partly !== shown) setShown(partly)
  const isSome = Boolean(shown?.cart_ids.length)
  return (
    <Dialog
      isOpen={partly !== undefined}
      onClose={onClose}
      title={t(isSome ? 'order:someAgain' : 'order:noneAgain')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          {isSome && (
            <ButtonLink tone="brand" to={links.carts()}>
              {t('order:goToCart')}
            </ButtonLink>
          )}
        </>
      }
    >
      <ul className="divide-y divide-line">
        {shown?.refused.map(({ goods_id, goods_name, sku_name, problem }) => (
          <li key={`${goods_id} ${sku_name}`} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="line-clamp-1">{goods_name}</span>
              {sku_name && <span className="block text-13 text-ink-2">{sku_name}</span>}
            </span>
            <Tag>{t(`order:again_${problem}`)}</Tag>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

import { GroupButtons } from '~/collectives/group-buttons.tsx'
import type { GroupBuying } from '~/collectives/use-group-buying.ts'
import { useText } from '~/i18n/text.tsx'
import { BottomSheet } from '~/ui/overlay/dialog.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { ChosenAnnouncer } from './chosen-summary.tsx'
import { QuantityRow } from './quantity-row.tsx'
import { SkuPicker } from './sku-picker.tsx'
import { SkuSheetHead } from './sku-sheet-head.tsx'
import type { BuyState } from './use-buying.ts'
import type { SkuChoice } from './use-sku-choice.ts'

/** Why the sheet was opened; `choose` shows both buttons, `group` the one of a group buy. */
export type SheetPurpose = 'choose' | 'add' | 'buy' | 'group'

/** Choosing options on phones. Closing the sheet keeps the choice. */
export function SkuSheet({
  isOpen,
  purpose,
  onClose,
  chosen,
  buying,
  ordinaryPrice,
  image,
  group,
}: {
  isOpen: boolean
  purpose: SheetPurpose
  onClose: () => void
  chosen: SkuChoice
  buying: BuyState
  /** Of the chosen SKU, where its flash sale no longer sells to the shopper. */
  ordinaryPrice: string | undefined
  /** Shown until the choice has its own picture. */
  image: string
  group: GroupBuying
}) {
  const t = useText()
  const add = (): void => {
    if (buying.add('sheet')) onClose()
  }
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('goods:choosing')}
      footer={
        purpose === 'group' && !chosen.isSoldOut ? (
          <GroupButtons buying={group} alone={chosen.offer} onGroup={() => buying.buy('sheet', group.order)} />
        ) : (
          <BuyButtons
            buying={buying}
            isSoldOut={chosen.isSoldOut}
            skuId={chosen.sku?.id}
            ordinary={
              ordinaryPrice === undefined ? undefined : { price: ordinaryPrice, onBuy: () => buying.buy('sheet') }
            }
            onAdd={purpose === 'buy' ? undefined : add}
            onBuy={purpose === 'add' ? undefined : () => buying.buy('sheet')}
          />
        )
      }
    >
      <SkuSheetHead chosen={chosen} image={image} price={purpose === 'group' ? group.price : undefined} />
      <ChosenAnnouncer chosen={chosen} />
      <SkuPicker chosen={chosen} place="sheet" isWaitable />
      <QuantityRow chosen={chosen} className="pt-4" />
    </BottomSheet>
  )
}

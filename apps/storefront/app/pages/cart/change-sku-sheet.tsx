import { getGoods, type GoodsDetail } from '@fangshi/contract/catalog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/call.ts'
import { useLocale } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { BottomSheet } from '~/ui/overlay/dialog.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { ChosenAnnouncer } from '../goods/chosen-summary.tsx'
import { SkuPicker } from '../goods/sku-picker.tsx'
import { SkuSheetHead } from '../goods/sku-sheet-head.tsx'
import { useOptionChoice } from '../goods/use-sku-choice.ts'
import type { CartLine } from './cart-lines.ts'
import { useCartTexts } from './own-texts.ts'

/** The options of a line's goods, with the line's own chosen. */
function Options({
  goods,
  line,
  onPick,
}: {
  goods: GoodsDetail
  line: CartLine
  onPick: (skuId: number | undefined) => void
}) {
  const chosen = useOptionChoice(goods, line.sku_id, { onPick })
  return (
    <>
      <SkuSheetHead chosen={chosen} image={line.goods_image} />
      <ChosenAnnouncer chosen={chosen} />
      <SkuPicker chosen={chosen} place="sheet" />
    </>
  )
}

/** Choosing other options for a line of the cart: a sheet on phones, a dialog on wide screens. */
export function ChangeSkuSheet({
  line,
  isOpen,
  onClose,
  onChange,
}: {
  line: CartLine
  isOpen: boolean
  onClose: () => void
  onChange: (skuId: number) => Promise<boolean>
}) {
  const t = useCartTexts()
  const locale = useLocale()
  const [skuId, setSkuId] = useState<number | undefined>(line.sku_id)
  const [isSending, setIsSending] = useState(false)
  const query = useQuery({
    queryKey: ['goods', line.goods_id, locale],
    queryFn: ({ signal }) => call(getGoods, { params: { id: line.goods_id } }, { quiet: true, signal }),
    enabled: isOpen,
  })
  const save = async (): Promise<void> => {
    if (skuId === undefined || skuId === line.sku_id) return onClose()
    setIsSending(true)
    const isChanged = await onChange(skuId)
    setIsSending(false)
    if (isChanged) onClose()
  }
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('cart:changeSku')}
      footer={
        <Button
          tone="brand"
          size="l"
          className="flex-1"
          disabled={skuId === undefined}
          busy={isSending}
          onClick={() => void save()}
        >
          {t('ui:confirm')}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<RowsSkeleton count={2} />}>
        {(goods) => <Options goods={goods} line={line} onPick={setSkuId} />}
      </Loaded>
    </BottomSheet>
  )
}

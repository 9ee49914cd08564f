import { switchOwnStore } from '@fangshi/contract/store-seller'
import { useMutation } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { call } from '../../session/api.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { queries } from '../../session/queries.ts'
import { storeQuery, type OwnStore } from './store-query.ts'

const texts = {
  close: l('休店', 'Close store'),
  open: l('开店', 'Open store'),
  ask: l('确定要休店吗？', 'Close your store?'),
  means: l(
    '休店期间，商品不展示也不出售，已有订单照常处理。',
    'While closed, your products are hidden and can’t be bought. Existing orders continue as usual.',
  ),
  cancel: l('取消', 'Cancel'),
  isOpen: l('店铺已开始营业', 'Your store is open'),
  isClosed: l('店铺已休店', 'Your store is closed'),
}

/** Opens or closes the store; closing asks for confirmation, since its goods leave the shop at once (rules §2). */
export function OpenState({ status }: Pick<OwnStore, 'status'>) {
  const t = useText()
  const { message, modal } = App.useApp()
  const next = status === 'open' ? ('closed' as const) : ('open' as const)
  const change = useMutation({
    mutationFn: () => call(switchOwnStore, { body: { status: next } }),
    onSuccess: () => {
      queries.setQueryData(storeQuery.queryKey, (old) => old && { ...old, status: next })
      // Opening may end a vacation.
      void queries.invalidateQueries({ queryKey: storeQuery.queryKey, exact: true })
      message.success(t(next === 'open' ? texts.isOpen : texts.isClosed))
    },
  })
  const press = async (): Promise<void> => {
    const isSure =
      next === 'open' ||
      (await modal.confirm({
        title: t(texts.ask),
        content: t(texts.means),
        okText: t(texts.close),
        okButtonProps: { danger: true },
        cancelText: t(texts.cancel),
      }))
    if (isSure) change.mutate()
  }
  return (
    <Button
      type={next === 'open' ? 'primary' : 'default'}
      danger={next === 'closed'}
      disabled={status === 'suspended'}
      loading={change.isPending}
      onClick={() => void press()}
    >
      {t(next === 'open' ? texts.open : texts.close)}
    </Button>
  )
}

import { sellerGoods, shelveGoods } from '@fangshi/contract/goods-seller'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { call } from '../../../session/api.ts'
import { l } from '../../../i18n/ui-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { Shelf } from '../form/goods-wire.ts'

const done = { on: l('已上架', 'On the shelf'), off: l('已下架', 'Unlisted') }

/** Changes the shelf of goods. `target` is the new shelf while the call is under way; a refusal shows the old one again. */
export function useShelf(onDone?: () => void) {
  const t = useText()
  const client = useQueryClient()
  const { message } = App.useApp()
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (body: { ids: number[]; shelf: Shelf }) => call(shelveGoods, { body }),
    onSuccess: async (_, { shelf }) => {
      message.success(t(done[shelf]))
      onDone?.()
      await client.invalidateQueries({ queryKey: [sellerGoods.path, 'list'] })
    },
  })
  return {
    shelve: (ids: number[], shelf: Shelf): void => mutate({ ids, shelf }),
    target: isPending ? variables.shelf : undefined,
    isPending,
  }
}

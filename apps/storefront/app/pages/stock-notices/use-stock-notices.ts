import { addStockNotice, listStockNotices, removeStockNotices, type StockNotice } from '@fangshi/contract/stock-notices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

const queryKey = ['user', 'stockNotices']

/** The SKUs that the shopper waits for. Withdrawing shows at once and can be undone while the SKU is sold out. */
export function useStockNotices() {
  const t = useText()
  const locale = useLocale()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [...queryKey, locale],
    queryFn: ({ signal }) => call(listStockNotices, {}, { signal }),
    staleTime: 0,
  })
  const reload = (): Promise<void> => client.invalidateQueries({ queryKey })

  const putBack = async ({ sku_id }: StockNotice): Promise<void> => {
    try {
      await call(addStockNotice, { body: { sku_id } })
    } finally {
      await reload()
    }
  }
  const withdraw = async (notice: StockNotice): Promise<void> => {
    await client.cancelQueries({ queryKey })
    client.setQueriesData<StockNotice[]>({ queryKey }, (shown) => shown?.filter((one) => one !== notice))
    try {
      await call(removeStockNotices, { query: { sku_ids: String(notice.sku_id) } })
      const undo = { label: t('ui:undo'), act: () => void putBack(notice).catch(() => undefined) }
      toast({ text: t('stockNotice:withdrawn'), ...(notice.state === 'sold_out' && { action: undo }) })
    } catch {
      // `call` has shown the error; the reloaded list shows it again.
    }
    await reload()
  }
  return { query, withdraw }
}

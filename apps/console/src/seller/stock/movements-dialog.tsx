import { localText } from '@fangshi/contract/locale'
import { listMovements, type StockMovement } from '@fangshi/contract/stock-seller'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { CallFailed, ListEmpty, ListLoading } from '../../kit/list/list-states.tsx'
import { Pager } from '../../kit/list/pager.tsx'
import { MovementRow } from './movement-row.tsx'
import styles from './stock.module.css'
import type { StockRow } from './stock-row.ts'

const title = l('库存记录', 'Stock history')
const says = {
  time: l('时间', 'Time'),
  reason: l('原因', 'Reason'),
  stock: l('在库', 'On hand'),
  reserved: l('占用', 'Reserved'),
  by: l('操作人', 'By'),
}

/** Every change of a SKU's stock: when, why, by whom, and the order it belongs to. */
export function MovementsDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const t = useText()
  const locale = useLocale()
  const [{ page, perPage }, setPage] = useState({ page: 1, perPage: 30 })
  const { data, error, refetch } = useQuery({
    queryKey: [listMovements.path, row.id, page, perPage],
    queryFn: ({ signal }) =>
      call(listMovements, { params: { id: row.id }, query: { page, per_page: perPage } }, { signal, quiet: true }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const sku = localText(row.sku_name, locale) || localText(row.goods_name, locale)
  const rows: readonly StockMovement[] = data?.data ?? []
  return (
    <Dialog title={`${t(title)} · ${sku}`} width="max(60%, 760px)" isModal={false} footer={null} onClose={onClose}>
      {error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListLoading />
      ) : !rows.length ? (
        <ListEmpty />
      ) : (
        <div className={styles.history}>
          <ScrollRegion label={t(title)}>
            <table className={styles.movements}>
              <thead>
                <tr>
                  <th scope="col">{t(says.time)}</th>
                  <th scope="col">{t(says.reason)}</th>
                  <th scope="col" className={styles.figure}>
                    {t(says.stock)}
                  </th>
                  <th scope="col" className={styles.figure}>
                    {t(says.reserved)}
                  </th>
                  <th scope="col">{t(says.by)}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((movement) => (
                  <MovementRow key={movement.id} movement={movement} />
                ))}
              </tbody>
            </table>
          </ScrollRegion>
          <Pager page={{ ...data, data: [] }} onChange={(next, size) => setPage({ page: next, perPage: size })} />
        </div>
      )}
    </Dialog>
  )
}

import { cancelWithdrawal, type Withdrawal } from '@fangshi/contract/withdrawals'
import { keepPreviousData, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '~/api/call.ts'
import { useAttemptKey } from '~/form/use-attempt-key.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import type { Route } from './+types/withdrawals'
import { BalanceCard } from './balance-card.tsx'
import { useWithdrawalTexts, withdrawalTexts } from './own-texts.ts'
import { withdrawalQueries } from './withdrawal-queries.ts'
import { WithdrawalRow } from './withdrawal-row.tsx'

export const handle: PageHandle = { queryKeys: ['page'] }

export function meta({ matches }: Route.MetaArgs) {
  const t = withdrawalTexts(rootData(matches).locale)
  const description = t('withdrawal:text')
  return pageMeta(matches, { title: t('withdrawal:title'), description, path: links.withdrawals(), noindex: true })
}

/** Asks before a withdrawal is cancelled. */
function CancelDialog({ withdrawal, onClose }: { withdrawal: Withdrawal | undefined; onClose: () => void }) {
  const t = useWithdrawalTexts()
  const client = useQueryClient()
  const keyOf = useAttemptKey()
  const [isSending, setSending] = useState(false)
  const cancel = async (): Promise<void> => {
    if (!withdrawal) return
    setSending(true)
    try {
      await call(cancelWithdrawal, { params: { id: withdrawal.id }, body: {} }, { key: keyOf(withdrawal.id) })
      toast({ text: t('withdrawal:cancelled'), tone: 'ok' })
    } catch {
      // `call` has shown the reason; the list shows the current status.
    }
    setSending(false)
    onClose()
    await client.invalidateQueries({ queryKey: ['user'] })
  }
  return (
    <Dialog
      isOpen={withdrawal !== undefined}
      onClose={onClose}
      role="alertdialog"
      title={t('withdrawal:cancelTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('withdrawal:keep')}</Button>
          <Button tone="brand" busy={isSending} onClick={() => void cancel()}>
            {t('withdrawal:cancel')}
          </Button>
        </>
      }
    >
      <p>{t('withdrawal:cancelText', { amount: withdrawal?.money ?? '' })}</p>
    </Dialog>
  )
}

function Records({ page }: { page: number }) {
  const t = useWithdrawalTexts()
  const list = useQuery({ ...withdrawalQueries.list(page), placeholderData: keepPreviousData })
  const [cancelling, setCancelling] = useState<Withdrawal>()
  return (
    <section className="card mt-3 p-4 md:p-6" aria-label={t('withdrawal:records')} aria-busy={list.isPlaceholderData}>
      <h2 className="text-16 font-bold">{t('withdrawal:records')}</h2>
      <Loaded query={list} skeleton={<RowsSkeleton />}>
        {({ data, current_page, last_page }) =>
          data.length === 0 ? (
            <EmptyState object="records" text={t('withdrawal:none')} />
          ) : (
            <>
              <ul className="divide-y divide-line">
                {data.map((one) => (
                  <WithdrawalRow key={one.id} withdrawal={one} onCancel={() => setCancelling(one)} />
                ))}
              </ul>
              <Pager page={current_page} last={last_page} pathOf={(to) => links.withdrawals(to)} />
            </>
          )
        }
      </Loaded>
      <CancelDialog withdrawal={cancelling} onClose={() => setCancelling(undefined)} />
    </section>
  )
}

/** The shopper's withdrawals: the available balance, the form, and the status of earlier ones. */
export default function Withdrawals() {
  const t = useWithdrawalTexts()
  const [params] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  // The records stand below the balance, and are read at the same time.
  usePrefetchQuery(withdrawalQueries.list(page))
  const terms = useQuery(withdrawalQueries.terms())
  const cards = useQuery(withdrawalQueries.cards())
  return (
    <UserPage title={t('withdrawal:title')}>
      <Loaded query={terms} skeleton={<RowsSkeleton />}>
        {(found) => (
          <Loaded query={cards} skeleton={<RowsSkeleton />}>
            {(all) => (
              <>
                <BalanceCard terms={found} cards={all} />
                <Records page={page} />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </UserPage>
  )
}

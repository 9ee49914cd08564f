import { removeBankCard, type BankCard } from '@fangshi/contract/bank-cards'
import type { WithdrawalTerms } from '@fangshi/contract/withdrawals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CreditCard, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '~/api/call.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import type { Route } from './+types/bank-cards'
import { AddCardSheet } from './add-card-sheet.tsx'
import { useWithdrawalTexts, withdrawalTexts } from './own-texts.ts'
import { withdrawalQueries } from './withdrawal-queries.ts'

export function meta({ matches }: Route.MetaArgs) {
  const t = withdrawalTexts(rootData(matches).locale)
  const description = t('bankCard:text')
  return pageMeta(matches, { title: t('bankCard:title'), description, path: links.bankCards(), noindex: true })
}

function CardRow({ card, onRemove }: { card: BankCard; onRemove: () => void }) {
  const t = useWithdrawalTexts()
  const { bank_name, card_no, name, usable_from } = card
  return (
    <li className="card flex items-center gap-3 p-4">
      <CreditCard size={22} className="shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {bank_name} <span className="whitespace-nowrap tabular-nums">{card_no}</span>
        </p>
        <p className="text-13 text-ink-2">{name}</p>
        {usable_from && (
          <p className="text-13 text-ink-3">{t('withdrawal:cardFrom', { time: usable_from.slice(0, 16) })}</p>
        )}
      </div>
      <IconButton
        icon={Trash2}
        size={18}
        label={t('bankCard:remove', { bank: bank_name, card: card_no })}
        onClick={onRemove}
      />
    </li>
  )
}

function RemoveDialog({ card, onClose }: { card: BankCard | undefined; onClose: () => void }) {
  const t = useWithdrawalTexts()
  const client = useQueryClient()
  const remove = async (): Promise<void> => {
    if (!card) return
    onClose()
    try {
      await call(removeBankCard, { params: { id: card.id } })
      toast({ text: t('bankCard:removed'), tone: 'ok' })
    } catch {
      // `call` has shown why; the list shows what is there.
    }
    await client.invalidateQueries({ queryKey: withdrawalQueries.all })
  }
  return (
    <Dialog
      isOpen={card !== undefined}
      onClose={onClose}
      role="alertdialog"
      title={t('bankCard:removeTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('withdrawal:keep')}</Button>
          <Button tone="danger" onClick={() => void remove()}>
            {t('bankCard:removeIt')}
          </Button>
        </>
      }
    >
      <p>{t('bankCard:removeText', { bank: card?.bank_name ?? '', card: card?.card_no ?? '' })}</p>
    </Dialog>
  )
}

/** The step that is missing before a card can be added, or the button to add one. */
function AddCard({ terms, onAdd }: { terms: WithdrawalTerms; onAdd: () => void }) {
  const t = useWithdrawalTexts()
  if (terms.real_name === null) return <ButtonLink to={links.realName()}>{t('withdrawal:goRealName')}</ButtonLink>
  if (!terms.has_pay_password)
    return <ButtonLink to={links.safePayPassword(links.bankCards())}>{t('withdrawal:goPayPassword')}</ButtonLink>
  return (
    <Button tone="brand" disabled={terms.paused_until !== null} onClick={onAdd}>
      {t('bankCard:add')}
    </Button>
  )
}

/** The shopper's bank cards, masked. */
export default function BankCards() {
  const t = useWithdrawalTexts()
  const terms = useQuery(withdrawalQueries.terms())
  const cards = useQuery(withdrawalQueries.cards())
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<BankCard>()
  const until = terms.data?.paused_until
  return (
    <UserPage
      title={t('bankCard:title')}
      back={links.withdrawals()}
      aside={terms.data && <AddCard terms={terms.data} onAdd={() => setAdding(true)} />}
    >
      <p className="pb-3 text-13 text-ink-2">{t('bankCard:text')}</p>
      {until && (
        <p className="mb-3 rounded-3 bg-warn-50 px-4 py-3">
          {t('withdrawal:pausedUntil', { time: until.slice(0, 16) })}
        </p>
      )}
      <Loaded query={cards} skeleton={<RowsSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <div className="card">
              <EmptyState object="records" text={t('bankCard:none')} />
            </div>
          ) : (
            <ul className="grid gap-3 md:grid-cols-2">
              {all.map((card) => (
                <CardRow key={card.id} card={card} onRemove={() => setRemoving(card)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <AddCardSheet isOpen={isAdding} name={terms.data?.real_name ?? ''} onDone={() => setAdding(false)} />
      <RemoveDialog card={removing} onClose={() => setRemoving(undefined)} />
    </UserPage>
  )
}

import type { BankCard } from '@fangshi/contract/bank-cards'
import type { WithdrawalTerms } from '@fangshi/contract/withdrawals'
import { useState } from 'react'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { stepBefore } from './before-withdrawing.ts'
import { useWithdrawalTexts } from './own-texts.ts'
import { WithdrawSheet } from './withdraw-sheet.tsx'

interface Props {
  terms: WithdrawalTerms
  cards: readonly BankCard[]
}

/** What can be withdrawn, under which terms, and the way to do it. */
export function BalanceCard({ terms, cards }: Props) {
  const t = useWithdrawalTexts()
  const [isOpen, setOpen] = useState(false)
  const step = stepBefore({ terms, cards })
  const hasFee = Number(terms.fee_percent) > 0
  const { least, most, left_today: left, paused_until: until } = terms
  return (
    <section className="card space-y-4 p-4 md:p-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-13 text-ink-2">{t('withdrawal:withdrawable')}</p>
          <Price value={terms.withdrawable} size="xl" exact tone="ink" />
          {Number(terms.withdrawable) === 0 && <p className="text-13 text-ink-3">{t('withdrawal:nothing')}</p>}
        </div>
        {step === null && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={links.bankCards()}>{t('bankCard:manage')}</ButtonLink>
            <Button
              tone="brand"
              disabled={until !== null || Number(terms.withdrawable) === 0}
              onClick={() => setOpen(true)}
            >
              {t('withdrawal:start')}
            </Button>
          </div>
        )}
      </div>
      <p className="text-13 text-ink-2">
        {t('withdrawal:limits', { least, most, left })}{' '}
        {hasFee ? t('withdrawal:feeRate', { percent: terms.fee_percent }) : t('withdrawal:noFee')}{' '}
        {t('withdrawal:toppedUp')}
      </p>
      {step && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-3 bg-warn-50 px-4 py-3">
          <span className="min-w-0 flex-1">{t(`withdrawal:${step.text}`)}</span>
          <ButtonLink tone="brand" size="s" to={step.to}>
            {t(step.action)}
          </ButtonLink>
        </p>
      )}
      {until && (
        <p className="rounded-3 bg-warn-50 px-4 py-3">{t('withdrawal:pausedUntil', { time: until.slice(0, 16) })}</p>
      )}
      <WithdrawSheet isOpen={isOpen} terms={terms} cards={cards} onDone={() => setOpen(false)} />
    </section>
  )
}

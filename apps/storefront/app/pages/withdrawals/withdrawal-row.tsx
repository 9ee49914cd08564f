import type { Withdrawal, WithdrawalStatus } from '@fangshi/contract/withdrawals'
import { Button } from '~/ui/button.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { Steps } from '~/ui/steps.tsx'
import { Tag, type TagTone } from '~/ui/tag.tsx'
import { useWithdrawalTexts } from './own-texts.ts'

const tones: Record<WithdrawalStatus, TagTone> = {
  requested: 'gold',
  approved: 'gold',
  paid: 'ok',
  refused: 'bad',
  cancelled: 'neutral',
  bounced: 'bad',
}
const steps = ['requested', 'approved', 'paid'] as const

/** A withdrawal with its history and the next step. */
export function WithdrawalRow({ withdrawal, onCancel }: { withdrawal: Withdrawal; onCancel: () => void }) {
  const t = useWithdrawalTexts()
  const { status, money, fee, net, bank_name, card_no, withdrawal_no, reason, created_at } = withdrawal
  const isBack = status === 'refused' || status === 'cancelled' || status === 'bounced'
  return (
    <li className="space-y-3 py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">
            {bank_name} <span className="whitespace-nowrap tabular-nums">{card_no}</span>
          </p>
          <p className="text-13 text-ink-3 tabular-nums">{created_at.slice(0, 16)}</p>
        </div>
        <div className="shrink-0 text-right">
          <Price value={money} size="m" exact tone="ink" />
          <p className="text-13 text-ink-2 tabular-nums">
            {t('withdrawal:fee')} ¥{fee}
          </p>
          <p className="text-13 text-ink-2 tabular-nums">
            {t('withdrawal:net')} ¥{net}
          </p>
        </div>
      </div>
      <p className="text-12 text-ink-3">
        {t('withdrawal:number')} <span className="tabular-nums">{withdrawal_no}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tag tone={tones[status]} className="py-0.5">
          {t(`withdrawal:status_${status}`)}
        </Tag>
        {withdrawal.can_cancel && (
          <Button size="s" onClick={onCancel}>
            {t('withdrawal:cancel')}
          </Button>
        )}
      </div>
      {isBack ? (
        <p className="rounded-2 bg-sunken px-3 py-2 text-13 text-ink-2">{t(`withdrawal:back_${status}`, { reason })}</p>
      ) : (
        <Steps
          label={t('withdrawal:progress')}
          names={steps.map((step) => t(`withdrawal:step_${step}`))}
          current={status === 'paid' ? steps.length : steps.indexOf(status) + 1}
          className="max-w-text"
        />
      )}
    </li>
  )
}

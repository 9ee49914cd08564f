import { useQuery } from '@tanstack/react-query'
import { userQueries, type MoneyLogKind } from '~/account/user-queries.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { amountText } from './amount-text.ts'
import { EndingPoints } from '~/pages/points-mall/ending-points.tsx'
import type { Me } from '~/pages/user/completeness.ts'

const amountOf: Record<MoneyLogKind, (me: Me) => string> = {
  money: ({ money }) => money,
  frozen_money: ({ frozen_money }) => frozen_money,
  integral: ({ integral }) => String(integral),
}

/** The current balance of the account and what it is for. */
export function MoneyLogBalance({ kind }: { kind: MoneyLogKind }) {
  const t = useUserTexts()
  const { data: me } = useQuery(userQueries.me())
  return (
    <div className="card relative p-4 md:p-6">
      {kind === 'money' && (
        <ButtonLink tone="brand" to={links.topUps()} className="absolute top-4 right-4 md:top-6 md:right-6">
          {t('user:topUp')}
        </ButtonLink>
      )}
      <p className="text-13 text-ink-2">{t(`user:held_${kind}`)}</p>
      {me ? (
        <p className="text-28 font-bold tabular-nums md:text-32">{amountText(kind, amountOf[kind](me))}</p>
      ) : (
        <Skeleton className="h-9 w-32 md:h-10" />
      )}
      {kind === 'money' && me && me.withdrawable !== me.money && (
        <p className="text-13 text-ink-2 tabular-nums">
          {t('user:withdrawablePart', { amount: amountText('money', me.withdrawable) })}
        </p>
      )}
      <p className="pt-1 text-13 text-ink-3">{t(`user:about_${kind}`)}</p>
      {kind === 'integral' && <EndingPoints />}
    </div>
  )
}

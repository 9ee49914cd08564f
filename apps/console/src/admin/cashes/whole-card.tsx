import { LockOutlined } from '@ant-design/icons'
import { adminWithdrawals, withdrawalCard } from '@fangshi/contract/withdrawals'
import { useQuery } from '@tanstack/react-query'
import { Button, Descriptions, Skeleton } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { CallFailed } from '../../kit/list/list-states.tsx'
import { CopyText } from '../../kit/ui/copy-text.tsx'
import { usePhone } from '../../kit/ui/use-phone.ts'
import { call } from '../../session/api.ts'
import { useRights } from '../../session/rights.ts'
import { texts } from '../../withdrawals/withdrawal-texts.ts'
import { adminTexts } from './texts.ts'
import styles from './whole-card.module.css'

function Card({ id }: { id: number }) {
  const t = useText()
  const isPhone = usePhone()
  const { data, error, refetch } = useQuery({
    queryKey: [adminWithdrawals.path, 'card', id],
    queryFn: ({ signal }) => call(withdrawalCard, { params: { id } }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active />
  return (
    <Descriptions
      bordered
      size="small"
      column={isPhone ? 1 : 3}
      items={[
        { key: 'name', label: t(texts.name), children: data.name },
        { key: 'bank', label: t(texts.bank), children: data.bank_name },
        { key: 'card', label: t(texts.card), children: data.card_no ? <CopyText text={data.card_no} /> : '-' },
      ]}
    />
  )
}

/** The whole number of the account to pay to, for accounts with that right. It opens on demand, since each view is logged. */
export function WholeCard({ id }: { id: number }) {
  const t = useText()
  const { can } = useRights()
  const [opened, setOpened] = useState<number>()
  if (!can(withdrawalCard.right)) return null
  return (
    <section className={styles.card} aria-label={t(adminTexts.card)}>
      <h2>{t(adminTexts.card)}</h2>
      {opened === id ? (
        <Card id={id} />
      ) : (
        <p className={styles.closed}>
          <Button icon={<LockOutlined aria-hidden />} onClick={() => setOpened(id)}>
            {t(adminTexts.showCard)}
          </Button>
          {t(adminTexts.logged)}
        </p>
      )}
    </section>
  )
}

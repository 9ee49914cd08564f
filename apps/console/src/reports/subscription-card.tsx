import { useMutation, useQuery } from '@tanstack/react-query'
import { App, Card, Skeleton, Switch } from 'antd'
import { useId } from 'react'
import { actionTexts } from '../i18n/texts.ts'
import { useText } from '../i18n/use-text.ts'
import type { Area } from '../kit/figures/area-figures.ts'
import { CallFailed } from '../kit/list/list-states.tsx'
import { call } from '../session/api.ts'
import { queries } from '../session/queries.ts'
import { useRights } from '../session/rights.ts'
import { reportRoutes } from './report-routes.ts'
import styles from './reports.module.css'
import { MailForm, type MailChoice } from './mail-form.tsx'
import { reportTexts as texts } from './texts.ts'

type Choice = { is_on: boolean } & Partial<MailChoice>

/** Whether one gets the weekly report. */
export function SubscriptionCard({ area }: { area: Area }) {
  const t = useText()
  const id = useId()
  const { message } = App.useApp()
  const { can } = useRights()
  const { subscription, subscribe, confirm } = reportRoutes[area]
  const queryKey = [area, 'reports', 'subscription']
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(subscription, {}, { quiet: true, signal }),
    staleTime: 0,
  })
  const choose = useMutation({
    mutationFn: (body: Choice) => call(subscribe, { body }),
    onSuccess: (now) => {
      queries.setQueryData(queryKey, now)
      message.success(t(actionTexts.saved))
    },
  })
  const send = useMutation({
    mutationFn: () => call(confirm, {}),
    onSuccess: (now) => {
      queries.setQueryData(queryKey, now)
      message.success(t(texts.confirmationSent))
    },
  })
  return (
    <Card title={t(texts.subscription)}>
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data && (
        <>
          <div className={styles.choice}>
            <Switch
              id={id}
              checked={data.is_on}
              disabled={!can(subscribe.right)}
              loading={choose.isPending}
              onChange={(is_on) => choose.mutate({ is_on })}
            />
            <label htmlFor={id}>{t(texts.receive)}</label>
          </div>
          <p className={styles.about}>{t(texts.about)}</p>
          <p className={styles.about} role="status">
            {data.is_on ? t(texts.isOn, { time: data.next_at.slice(0, 16) }) : t(texts.isOff)}
          </p>
          <MailForm
            key={`${data.by_mail} ${data.email}`}
            subscription={data}
            isDisabled={!can(subscribe.right) || !data.is_on}
            isSaving={choose.isPending || send.isPending}
            onConfirm={() => send.mutate()}
            onSave={(mail) => choose.mutate({ is_on: data.is_on, ...mail })}
          />
        </>
      )}
    </Card>
  )
}

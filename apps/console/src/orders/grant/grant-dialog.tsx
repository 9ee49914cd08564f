import { CallError } from '@fangshi/contract/client'
import type { BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import { grantForm, previewGrant } from '@fangshi/contract/refund-grants'
import { refundAsAdmin } from '@fangshi/contract/refunds-backoffice'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Input, Skeleton } from 'antd'
import { useId, useState } from 'react'
import { actionTexts } from '../../i18n/texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { CallFailed } from '../../kit/list/list-states.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { call, errorText } from '../../session/api.ts'
import { useAttemptKey } from '../../session/use-attempt-key.ts'
import { linesBody, linesText, type ChosenLine } from './chosen-lines.ts'
import { GrantEffect } from './grant-effect.tsx'
import { GrantLine } from './grant-line.tsx'
import styles from './grant.module.css'
import { grantTexts as texts } from './texts.ts'

interface Props {
  order: Pick<BackofficeOrder, 'id' | 'order_no'>
  onClose: () => void
  onDone: () => void
}

/** The platform gives money back for lines of an order; what that does is shown before (rules §7). */
export function GrantDialog({ order, onClose, onDone }: Props) {
  const t = useText()
  const locale = useLocale()
  const { message } = App.useApp()
  const keyOf = useAttemptKey()
  const reasonId = useId()
  const params = { id: order.id }
  const [chosen, setChosen] = useState<readonly ChosenLine[]>([])
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)

  const form = useQuery({
    queryKey: ['refund-grant', order.id, locale],
    queryFn: ({ signal }) => call(grantForm, { params }, { signal, quiet: true }),
    gcTime: 0,
  })
  const lines = linesText(chosen)
  const { data, error } = useQuery({
    queryKey: ['refund-grant', order.id, 'preview', lines],
    queryFn: ({ signal }) => call(previewGrant, { params, query: { lines } }, { signal, quiet: true }),
    enabled: lines !== '',
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const preview = lines && !error ? data : undefined
  const give = useMutation({
    mutationFn: () => {
      const body = { lines: linesBody(chosen), reason: reason.trim() }
      return call(refundAsAdmin, { params, body }, { key: keyOf(body) })
    },
    onSuccess: () => {
      message.success(t(texts.done, { money: preview?.total ?? '' }))
      onDone()
    },
    onError: (failure) => failure instanceof CallError && void form.refetch(),
  })
  const change = (id: number, to: ChosenLine | undefined): void =>
    setChosen((before) => [...before.filter((line) => line.id !== id), ...(to ? [to] : [])])
  const submit = (): void => {
    setTried(true)
    if (reason.trim() && !give.isPending) give.mutate()
  }
  const lacksReason = isTried && !reason.trim()
  return (
    <Dialog
      title={`${t(texts.title)} · ${order.order_no}`}
      width="min(680px, 100vw)"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(actionTexts.close)}</Button>
          <Button type="primary" danger disabled={!preview} loading={give.isPending} onClick={submit}>
            {preview ? t(texts.submit, { money: preview.total }) : t(texts.submitEmpty)}
          </Button>
        </>
      }
    >
      <p>{t(texts.explained)}</p>
      {form.isPending && <Skeleton active />}
      {form.error && <CallFailed error={form.error} onRetry={() => void form.refetch()} />}
      {form.data && (
        <>
          <h3 className={styles.heading}>{t(texts.lines)}</h3>
          <ul className={styles.lines}>
            {form.data.lines.map((line) => (
              <GrantLine
                key={line.id}
                line={line}
                chosen={chosen.find(({ id }) => id === line.id)}
                preview={preview?.lines.find(({ id }) => id === line.id)}
                onChange={(to) => change(line.id, to)}
              />
            ))}
          </ul>
          <label className={styles.heading} htmlFor={reasonId}>
            {t(texts.reason)}
          </label>
          <Input.TextArea
            id={reasonId}
            rows={2}
            maxLength={200}
            showCount
            required
            value={reason}
            {...(lacksReason ? { status: 'error' } : {})}
            aria-invalid={lacksReason}
            aria-describedby={`${reasonId}-note`}
            onChange={({ target }) => setReason(target.value)}
          />
          <p id={`${reasonId}-note`} className={lacksReason ? styles.fault : styles.soft}>
            {t(lacksReason ? texts.needsReason : texts.reasonHelp)}
          </p>
          {error && <Alert type="error" showIcon title={errorText(error, locale)} />}
          <GrantEffect preview={preview} />
        </>
      )}
    </Dialog>
  )
}

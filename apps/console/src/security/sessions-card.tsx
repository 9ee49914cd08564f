import { useMutation, useQuery } from '@tanstack/react-query'
import { App, Button, Card, Skeleton } from 'antd'
import { areas, type AreaName } from '../areas/areas.ts'
import { actionTexts } from '../i18n/texts.ts'
import { useText } from '../i18n/use-text.ts'
import { CallFailed } from '../kit/list/list-states.tsx'
import { call } from '../session/api.ts'
import { queries } from '../session/queries.ts'
import factorStyles from './factor-card.module.css'
import { SessionRow } from './session-row.tsx'
import { sessionTexts } from './session-texts.ts'
import styles from './sessions-card.module.css'

/** Where the own account is logged in; each session but this one can be ended. */
export function SessionsCard({ area }: { area: AreaName }) {
  const t = useText()
  const { message, modal } = App.useApp()
  const { listSessions, endSession, endOtherSessions } = areas[area]
  const queryKey = [area, 'sessions']
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => call(listSessions, {}, { quiet: true }),
    staleTime: 0,
  })
  const reload = () => queries.invalidateQueries({ queryKey })
  const end = useMutation({
    mutationFn: (id: number) => call(endSession, { params: { id } }),
    onSuccess: () => message.success(t(sessionTexts.ended)),
    // A session that is gone by now is not shown any longer either.
    onSettled: reload,
  })
  const endOthers = (): void =>
    void modal.confirm({
      title: t(sessionTexts.sure),
      content: t(sessionTexts.sureText),
      okText: t(sessionTexts.endOthers),
      okButtonProps: { danger: true },
      cancelText: t(actionTexts.cancel),
      focusable: { autoFocusButton: 'cancel' },
      onOk: async () => {
        const { ended } = await call(endOtherSessions, {})
        message.success(t(sessionTexts.othersEnded, { count: ended }))
        await reload()
      },
    })
  return (
    <Card title={t(sessionTexts.title)}>
      <p className={factorStyles.about}>{t(sessionTexts.about)}</p>
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} />}
      {data && (
        <ul className={styles.sessions}>
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <div className={factorStyles.actions}>
          <Button danger onClick={endOthers}>
            {t(sessionTexts.endOthers)}
          </Button>
        </div>
      )}
    </Card>
  )
}

import { ReloadOutlined } from '@ant-design/icons'
import { getHealth } from '@fangshi/contract/health'
import type { Reply } from '@fangshi/contract/route'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { actionTexts } from '../i18n/texts.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { Page } from '../kit/ui/page.tsx'
import { call, errorText } from '../session/api.ts'
import { CheckRow } from './health/check-row.tsx'
import styles from './health/health.module.css'
import { healthTexts } from './health/state-texts.ts'

type Check = Reply<typeof getHealth>['checks'][number]

/** `isNarrow`: several beside each other, for those with a name alone. */
function Checks({ label, checks, isNarrow }: { label: string; checks: readonly Check[]; isNarrow?: boolean }) {
  if (!checks.length) return null
  return (
    <ul className={styles.list} data-narrow={isNarrow} aria-label={label}>
      {checks.map((check) => (
        <CheckRow key={check.key} check={check} />
      ))}
    </ul>
  )
}

/** What is missing or wrong on the platform, the worst first. */
export default function Health() {
  const t = useText()
  const locale = useLocale()
  const health = useQuery({
    queryKey: ['Admin', 'health'],
    queryFn: ({ signal }) => call(getHealth, {}, { quiet: true, signal }),
    staleTime: 0,
  })
  const { data } = health
  const count = (state: string): number => data?.checks.filter((check) => check.state === state).length ?? 0
  const [problems, warnings] = [count('problem'), count('warning')]
  return (
    <Page
      actions={
        <>
          {data && <span className={styles.at}>{t(healthTexts.at, { time: data.at.slice(11) })}</span>}
          <Button
            icon={<ReloadOutlined aria-hidden />}
            loading={health.isFetching}
            onClick={() => void health.refetch()}
          >
            {t(healthTexts.again)}
          </Button>
        </>
      }
    >
      {data ? (
        <>
          <Alert
            role="status"
            showIcon
            type={problems ? 'error' : warnings ? 'warning' : 'success'}
            title={problems + warnings ? t(healthTexts.found, { problems, warnings }) : t(healthTexts.allFine)}
          />
          <Checks label={t(healthTexts.toDo)} checks={data.checks.filter(({ state }) => state !== 'fine')} />
          <Checks label={t(healthTexts.fine)} checks={data.checks.filter(({ state }) => state === 'fine')} isNarrow />
        </>
      ) : health.error ? (
        <Alert
          type="error"
          showIcon
          title={errorText(health.error, locale)}
          action={<Button onClick={() => void health.refetch()}>{t(actionTexts.retry)}</Button>}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 12 }} />
      )}
    </Page>
  )
}

import type { UseQueryResult } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useId, type ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { dashboardTexts } from './texts.ts'
import { errorText } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import styles from './widget.module.css'

interface Props<Data> {
  title: string
  query: UseQueryResult<Data>
  /** The expected height of the content, in lines. */
  rows: number
  /** Beside the title. */
  extra?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * A titled part of a dashboard: loading, failed with a retry button, or loaded. What another choice showed is pale until the new
 * answer is there.
 */
export function Widget<Data>({ title, query, rows, extra, children }: Props<Data>) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.widget}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {extra}
      </div>
      {query.error && (
        <Alert
          className={styles.failed ?? ''}
          type="error"
          showIcon
          title={errorText(query.error, locale)}
          description={query.data !== undefined && t(dashboardTexts.earlier)}
          action={<Button onClick={() => void query.refetch()}>{t(actionTexts.retry)}</Button>}
        />
      )}
      {query.data !== undefined ? (
        <div className={styles.body} aria-busy={query.isPlaceholderData}>
          {children(query.data)}
        </div>
      ) : (
        !query.error && <Skeleton active title={false} paragraph={{ rows }} aria-label={t(dashboardTexts.loading)} />
      )}
    </section>
  )
}

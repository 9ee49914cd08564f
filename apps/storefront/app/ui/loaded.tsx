import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '~/i18n/text.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { failureText } from './failure-text.ts'

/** An area that loads by itself: its skeleton, then its content, or an error with a retry button. */
export function Loaded<T>({
  query,
  skeleton,
  children,
}: {
  query: UseQueryResult<T>
  skeleton: ReactNode
  children: (data: T) => ReactNode
}) {
  const t = useText()
  if (query.isPending) return skeleton
  if (query.data !== undefined) return children(query.data)
  return (
    <EmptyState object="broken" text={failureText(query.error, t)}>
      <Button busy={query.isFetching} onClick={() => void query.refetch()}>
        <RotateCcw size={16} />
        {t('ui:retry')}
      </Button>
    </EmptyState>
  )
}

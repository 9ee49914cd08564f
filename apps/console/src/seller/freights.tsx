import { listFreights, saveFreights } from '@fangshi/contract/freight-seller'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { call } from '../session/api.ts'
import { Page } from '../kit/ui/page.tsx'
import { useRights } from '../session/rights.ts'
import { useMenuItem } from '../menus/use-menu-item.ts'
import { CallFailed } from '../kit/list/list-states.tsx'
import { freightsKey } from './freights/freights-key.ts'
import { TemplatesForm } from './freights/templates-form.tsx'

/** The freight templates of the own store (rules §4 step 4). */
export default function Freights() {
  const { can } = useRights()
  const mayPress = useMenuItem()?.buttons.includes('edit') ?? false
  const { data, error, refetch } = useQuery({
    queryKey: freightsKey,
    queryFn: ({ signal }) => call(listFreights, {}, { quiet: true, signal }),
    // Other staff may have saved since, so a form starts with the currently stored values.
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <Page>
      {error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <TemplatesForm saved={data} isReadOnly={!mayPress || !can(saveFreights.right)} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  )
}

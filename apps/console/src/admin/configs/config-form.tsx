import { configGroups, isTestable, type ConfigGroup } from '@fangshi/contract/configs'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useRights } from '../../session/rights.ts'
import { CallFailed } from '../../kit/list/list-states.tsx'
import type { ConfigFields } from './config-fields.ts'
import { configQuery } from './config-queries.ts'
import { ConfigTest } from './config-test.tsx'
import styles from './configs.module.css'
import { MapTest } from './map-test.tsx'
import { SavedForm, type Ask } from './saved-form.tsx'
import { useState } from 'react'

interface Props {
  group: ConfigGroup
  fields: ConfigFields
  /** The confirmation to show before saving; undefined when none is needed. */
  ask?: Ask
}

/** The form of one settings group: reading, saving and testing, each as far as the user has the right. */
export function ConfigForm({ group, fields, ask }: Props) {
  const saved = useQuery(configQuery(group))
  const { can } = useRights()
  const [isDirty, setDirty] = useState(false)
  const { screen } = configGroups[group]
  if (saved.isError) return <CallFailed error={saved.error} onRetry={() => void saved.refetch()} />
  if (!saved.data) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <div className={styles.group}>
      <SavedForm
        group={group}
        fields={fields}
        saved={saved.data}
        ask={ask}
        isReadOnly={!can(`Admin.configs.${screen}.update`)}
        onDirty={setDirty}
      />
      {isTestable(group) && can(`Admin.configs.${screen}.test`) && <ConfigTest group={group} isDirty={isDirty} />}
      {/* What only browsers use is tested in the browser. */}
      {group === 'amap' && <MapTest hasKey={Boolean(saved.data.values.jsapi)} isDirty={isDirty} />}
    </div>
  )
}

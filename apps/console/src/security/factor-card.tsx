import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Descriptions, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { areas, type AreaName } from '../areas/areas.ts'
import { useText } from '../i18n/use-text.ts'
import { CallFailed } from '../kit/list/list-states.tsx'
import { call } from '../session/api.ts'
import styles from './factor-card.module.css'
import { factorKey } from './factor-cache.ts'
import { RenewDialog } from './renew-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'
import { factorTexts } from './texts.ts'

/** With fewer recovery codes than this, new ones are advised. */
const few = 4

const dialogs = { setUp: SetUpDialog, renew: RenewDialog, turnOff: TurnOffDialog }

/** Whether the second factor is on, and everything that can be done about it. */
export function FactorCard({ area }: { area: AreaName }) {
  const t = useText()
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const { data, error, refetch } = useQuery({
    queryKey: factorKey(area),
    queryFn: () => call(areas[area].secondFactor.show, {}, { quiet: true }),
  })
  const OpenDialog = open && dialogs[open]
  const isOn = Boolean(data?.confirmed_at)
  return (
    <Card
      title={t(factorTexts.title)}
      extra={data && <Tag color={isOn ? 'success' : 'default'}>{t(isOn ? factorTexts.on : factorTexts.off)}</Tag>}
    >
      <p className={styles.about}>{t(factorTexts.about)}</p>
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} />}
      {data && !isOn && (
        <Button type="primary" onClick={() => setOpen('setUp')}>
          {t(factorTexts.turnOn)}
        </Button>
      )}
      {data && isOn && (
        <>
          <Descriptions
            column={1}
            size="small"
            items={[
              { key: 'since', label: t(factorTexts.since), children: data.confirmed_at },
              { key: 'left', label: t(factorTexts.left), children: data.recovery_codes_left },
            ]}
          />
          {data.recovery_codes_left < few && (
            <Alert className={styles.few} type="warning" showIcon title={t(factorTexts.few)} />
          )}
          <div className={styles.actions}>
            <Button onClick={() => setOpen('renew')}>{t(factorTexts.renew)}</Button>
            <Button danger onClick={() => setOpen('turnOff')}>
              {t(factorTexts.turnOff)}
            </Button>
          </div>
        </>
      )}
      {OpenDialog && <OpenDialog area={area} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

import { notificationSwitches, setNotificationSwitch, type NotificationKind } from '@fangshi/contract/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { CheckBox } from '~/ui/inputs/check-box.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { useMessageTexts } from './own-texts.ts'

type ShopKind = Exclude<
  NotificationKind,
  'chat' | 'goods' | 'stock' | 'settlement' | 'review' | 'dispute' | 'reconciliation'
>
const queryKey = ['user', 'notificationSwitches']

/** Which kinds of messages the shopper wants; each choice counts at once. */
export default function MessageSettings() {
  const t = useMessageTexts()
  const client = useQueryClient()
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(notificationSwitches, {}, { signal }),
    staleTime: 0,
  })
  const choose = async (kind: NotificationKind, is_on: boolean): Promise<void> => {
    client.setQueryData<typeof query.data>(queryKey, (all) =>
      all?.map((one) => (one.kind === kind ? { ...one, is_on } : one)),
    )
    await call(setNotificationSwitch, { body: { kind, is_on } }).catch(() => undefined)
    await client.invalidateQueries({ queryKey })
  }
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {(switches) => (
        <>
          <p className="pb-2 text-13 text-ink-2">{t('message:settingsText')}</p>
          <ul className="divide-y divide-line">
            {switches.map(({ kind, is_on, is_fixed }) => (
              <li key={kind} className="flex min-h-12 items-center">
                <CheckBox checked={is_on} disabled={is_fixed} onChange={(next) => void choose(kind, next)}>
                  {t(`message:kind_${kind as ShopKind}`)}
                  {is_fixed && <span className="pl-2 text-12 text-ink-3">{t('message:fixed')}</span>}
                </CheckBox>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}

import { notificationSwitches, setNotificationSwitch, type NotificationKind } from '@fangshi/contract/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/call.ts'
import { CheckBox } from '~/ui/inputs/check-box.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { useMessageTexts } from './own-texts.ts'

type ShopKind = Exclude<
  NotificationKind,
  'chat' | 'goods' | 'stock' | 'settlement' | 'review' | 'dispute' | 'reconciliation' | 'report'
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
  // Shown at once: the cache reports a change in a later task, and until then React would put the box back.
  const [chosen, setChosen] = useState<Partial<Record<NotificationKind, boolean>>>({})
  const { mutate } = useMutation({
    scope: { id: 'notification-switches' }, // one after the other, so that the last choice is the one that stays
    mutationFn: (body: { kind: NotificationKind; is_on: boolean }) => call(setNotificationSwitch, { body }),
    onError: (_, { kind }) => setChosen(({ [kind]: _refused, ...others }) => others),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const choose = (kind: NotificationKind, is_on: boolean): void => {
    setChosen((before) => ({ ...before, [kind]: is_on }))
    mutate({ kind, is_on })
  }
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {(switches) => (
        <>
          <p className="pb-2 text-13 text-ink-2">{t('message:settingsText')}</p>
          <ul className="divide-y divide-line">
            {switches.map(({ kind, is_on, is_fixed }) => (
              <li key={kind} className="flex min-h-12 items-center">
                <CheckBox checked={chosen[kind] ?? is_on} disabled={is_fixed} onChange={(next) => choose(kind, next)}>
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

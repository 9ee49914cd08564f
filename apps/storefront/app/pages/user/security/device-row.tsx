import { endSession, type listSessions } from '@fangshi/contract/sessions'
import type { Reply } from '@fangshi/contract/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { call } from '~/api/call.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { Button } from '~/ui/button.tsx'
import { Tag } from '~/ui/tag.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

/** One session of the shopper's account: on which device, from where and since when. */
export function DeviceRow({ session }: { session: Reply<typeof listSessions>[number] }) {
  const t = useUserTexts()
  const client = useQueryClient()
  const { id, area, ip, is_current, used_at, created_at } = session
  const device = session.device || t('user:deviceUnknown')
  const end = useMutation({
    mutationFn: () => call(endSession, { params: { id } }),
    onSuccess: () => toast({ text: t('user:deviceEnded'), tone: 'ok' }),
    // A session that is gone by now is not shown any longer either.
    onSettled: () => client.invalidateQueries({ queryKey: ['user', 'sessions'] }),
  })
  return (
    <li className="flex items-center gap-3 py-3 md:gap-4">
      <MonitorSmartphone size={22} className="shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {is_current && <Tag tone="ok">{t('user:deviceCurrent')}</Tag>}
          {area === 'Seller' && <Tag>{t('user:deviceIn_Seller')}</Tag>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-13 text-ink-2 tabular-nums">
          {ip && <span>{ip}</span>}
          <span>{t('user:deviceSince', { time: created_at.slice(0, 16) })}</span>
          <span>{t('user:deviceUsed', { time: used_at.slice(0, 16) })}</span>
        </p>
      </div>
      {!is_current && (
        <Button
          busy={end.isPending}
          aria-label={t('user:endDeviceOf', { device, time: created_at })}
          onClick={() => end.mutate()}
        >
          {t('user:endDevice')}
        </Button>
      )}
    </li>
  )
}

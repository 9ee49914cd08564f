import { msOf } from '@fangshi/contract/time'
import { useText } from '~/i18n/text.tsx'
import { useSeckillTexts } from '~/seckills/own-texts.ts'
import { ServerCountdown } from '~/seckills/server-countdown.tsx'
import { clockOf } from '~/seckills/slot-time.ts'
import type { NamedSlot } from './slot-names.ts'

/** How long a slot goes on, or how long it takes until it begins. */
export function SlotTimeLeft({ slot }: { slot: NamedSlot }) {
  const t = useText()
  const own = useSeckillTexts()
  const { is_now, start_time, end_time } = slot
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-13 text-ink-2">
      <b className="text-14 text-brand">{own(is_now ? 'seckill:slotNow' : 'seckill:slotSoon')}</b>
      {t(is_now ? 'seckill:untilEnd' : 'seckill:untilStart')}
      <ServerCountdown until={msOf(is_now ? end_time : start_time)}>
        <span className="tabular-nums">{is_now ? clockOf(end_time) : slot.time}</span>
      </ServerCountdown>
    </p>
  )
}

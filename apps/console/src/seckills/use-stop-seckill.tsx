import { localText } from '@fangshi/contract/locale'
import type { SeckillRow, stopSeckill, stopSeckillAsAdmin } from '@fangshi/contract/seckills'
import { useState } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import type { RowAction } from '../kit/table/row-action.ts'
import { activityTexts } from '../promotions/activity-texts.ts'
import { StopDialog } from '../promotions/stop-dialog.tsx'
import { call } from '../session/api.ts'
import { seckillTexts as texts } from './seckill-texts.ts'

/** The button that stops a flash sale, and its dialog. */
export function useStopSeckill(route: typeof stopSeckill | typeof stopSeckillAsAdmin) {
  const t = useText()
  const locale = useLocale()
  const [open, setOpen] = useState<{ seckill: SeckillRow; reload: () => void }>()
  const actionsOf = (seckill: SeckillRow, reload: () => void): RowAction[] =>
    seckill.actions.includes('stop')
      ? [
          {
            key: 'stop',
            right: route.right,
            label: t(activityTexts.stop),
            isDanger: true,
            onClick: () => setOpen({ seckill, reload }),
          },
        ]
      : []
  const close = (): void => setOpen(undefined)
  const dialog = open && (
    <StopDialog
      subject={localText(open.seckill.goods_name, locale)}
      explained={texts.stopExplained}
      help={texts.stopHelp}
      send={(reason) => call(route, { params: { id: open.seckill.id }, body: { reason } })}
      onClose={close}
      onDone={() => {
        open.reload()
        close()
      }}
    />
  )
  return { actionsOf, dialog }
}

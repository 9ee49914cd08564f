import type { SeckillRow, stopSeckill, stopSeckillAsAdmin } from '@fangshi/contract/seckills'
import { useStop } from '../promotions/use-stop.tsx'
import { call } from '../session/api.ts'
import { seckillTexts } from './seckill-texts.ts'

/** The button that stops a flash sale, and its dialog. */
export const useStopSeckill = (route: typeof stopSeckill | typeof stopSeckillAsAdmin) =>
  useStop<SeckillRow>({
    right: route.right,
    nameOf: ({ goods_name }) => goods_name,
    explained: seckillTexts.stopExplained,
    stop: (id, reason) => call(route, { params: { id }, body: { reason } }),
  })

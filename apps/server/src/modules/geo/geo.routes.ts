import { listExpresses, loadAreas } from '@fangshi/contract/addresses'
import { localText } from '@fangshi/contract/locale'
import { getMap } from '@fangshi/contract/map'
import { on } from '../../kernel/http/on.ts'
import { getSettings } from '../settings/public.ts'
import { areasBelow } from './areas.db.ts'
import { expresses } from './expresses.db.ts'

export const geoRoutes = [
  on(loadAreas, ({ ctx, query }) => areasBelow(ctx.db, query.pid ?? '0')),
  on(listExpresses, async ({ ctx, locale }) =>
    (await expresses(ctx.db)).map(({ id, name, code }) => ({ id, name: localText(name, locale), code })),
  ),
  on(getMap, async ({ ctx }) => ({ available: (await getSettings(ctx.db, 'amap')).jsapi !== '' })),
]

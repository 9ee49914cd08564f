import { loadGoodsClasses } from '@fangshi/contract/catalog'
import { on, type Mounted } from '../../kernel/http/on.ts'
import { classRows } from './taxonomy.db.ts'
import { classTree } from './taxonomy.show.ts'

export const taxonomyRoutes: Mounted[] = [
  on(loadGoodsClasses, async ({ ctx, locale }) => classTree(await classRows(ctx.db), locale)),
]

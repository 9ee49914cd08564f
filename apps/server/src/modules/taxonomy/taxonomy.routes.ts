import { loadGoodsClasses } from '@fangshi/contract/catalog'
import { on, type Mounted } from '../../kernel/http/on.ts'
import { localClasses } from './taxonomy.db.ts'
import { classTree } from './taxonomy.show.ts'

export const taxonomyRoutes: Mounted[] = [
  on(loadGoodsClasses, async ({ ctx, locale }) => classTree(await localClasses(ctx.db, locale))),
]

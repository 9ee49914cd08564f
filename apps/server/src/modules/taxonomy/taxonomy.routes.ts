import { loadGoodsClasses } from '@fangshi/contract/catalog'
import { on, type Mounted } from '../../kernel/http/on.ts'
import { localClassTree } from './class-tree.ts'

export const taxonomyRoutes: Mounted[] = [on(loadGoodsClasses, ({ ctx, locale }) => localClassTree(ctx.db, locale))]

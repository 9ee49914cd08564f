import { loadGoodsClasses } from '@fangshi/contract/catalog'
import { on, type MountedRoute } from '../../kernel/http/on.ts'
import { localClassTree } from './class-tree.ts'

export const taxonomyRoutes: MountedRoute[] = [
  on(loadGoodsClasses, ({ ctx, locale }) => localClassTree(ctx.db, locale)),
]

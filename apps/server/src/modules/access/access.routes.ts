import { loadAdminMenu, loadSellerMenu } from '@fangshi/contract/menus'
import { on } from '../../kernel/http/on.ts'

/** The back offices have no screens yet, so nobody has a menu. */
export const accessRoutes = [on(loadAdminMenu, async () => []), on(loadSellerMenu, async () => [])]

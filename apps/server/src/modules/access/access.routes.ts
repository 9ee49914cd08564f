import { loadPermission, roleGrants, sellerRoleGrants } from '@fangshi/contract/access'
import { getAdminMe, getSellerMe } from '@fangshi/contract/accounts'
import { findAsAdmin, findAsSeller } from '@fangshi/contract/find'
import { localText } from '@fangshi/contract/locale'
import { loadAdminMenu, loadSellerMenu } from '@fangshi/contract/menus'
import { on } from '../../kernel/http/on.ts'
import type { Admin, Seller } from '../../kernel/http/who.ts'
import type { Context } from '../../context.ts'
import { forProvider, showAdmin } from '../accounts/public.ts'
import { showSeller } from '../stores/public.ts'
import { find } from './find/find.ts'
import { landingOf, menusOf } from './menus/menus.ts'
import { adminsAdmin } from './admins/admins.admin.ts'
import { auditLogsBackoffice } from './audit/audit-logs.backoffice.ts'
import { menusAdmin } from './menus/menus.admin.ts'
import { permissionGroupsAdmin, permissionsAdmin } from './permissions/permissions.admin.ts'
import { permissionSeeds } from './permissions/permission-seeds.ts'
import { lacksSecondFactor } from './lacks-second-factor.ts'
import { heldRights } from './rights.ts'
import { grantableBy } from './roles/role-grants.ts'
import { rolesBackoffice } from './roles/roles.backoffice.ts'
import { usersSeller } from './staff/users.seller.ts'

/** The account's rights, its landing page and whether a second factor is missing, for the shell of the back office. */
async function rightsAndLanding({ db }: Context, who: Admin | Seller) {
  const [rights, menus, lacks_second_factor] = await Promise.all([
    heldRights(db, who),
    menusOf(db, who, 'zh-cn'),
    lacksSecondFactor(db, who),
  ])
  return { rights, defaultUrl: landingOf(menus, who.area), lacks_second_factor }
}

export const accessRoutes = [
  on(loadAdminMenu, ({ ctx, who, locale }) => menusOf(ctx.db, who, locale)),
  on(loadSellerMenu, ({ ctx, who, locale }) => menusOf(ctx.db, who, locale)),
  on(findAsAdmin, ({ ctx, who, query, locale }) => find(ctx.db, who, query.text, locale)),
  on(findAsSeller, ({ ctx, who, query, locale }) => find(ctx.db, who, query.text, locale)),
  forProvider(
    'admins',
    on(getAdminMe, async ({ ctx, who }) => ({
      ...(await showAdmin(ctx, who)),
      ...(await rightsAndLanding(ctx, who)),
    })),
  ),
  forProvider(
    'users',
    on(getSellerMe, async ({ ctx, who, locale }) => ({
      ...(await showSeller(ctx, who, locale)),
      ...(await rightsAndLanding(ctx, who)),
    })),
  ),
  on(loadPermission, async ({ locale }) =>
    permissionSeeds().map(({ apis, name }) => ({ apis, name: localText(name, locale) })),
  ),
  on(roleGrants, ({ ctx, who, locale }) => grantableBy(ctx.db, who, locale)),
  on(sellerRoleGrants, ({ ctx, who, locale }) => grantableBy(ctx.db, who, locale)),
  ...permissionGroupsAdmin,
  ...permissionsAdmin,
  ...menusAdmin,
  ...rolesBackoffice,
  ...adminsAdmin,
  ...usersSeller,
  ...auditLogsBackoffice,
]

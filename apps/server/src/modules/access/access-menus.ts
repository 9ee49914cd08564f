import { groupMenu, screenMenu } from '../../kernel/menu.ts'

/** The groups that modules share, and the screens of rights, roles, menus and the audit log. */
export const accessMenus = [
  groupMenu('Admin', 'Workbench', { place: 0, name: { 'zh-cn': '工作台', en: 'Workbench' }, icon: 'desktop' }),
  groupMenu('Admin', 'Goods', { place: 1, name: { 'zh-cn': '商品中心', en: 'Products' }, icon: 'shopping' }),
  groupMenu('Admin', 'Stores', { place: 2, name: { 'zh-cn': '店铺中心', en: 'Stores' }, icon: 'shop' }),
  groupMenu('Admin', 'Stores/Marketing', { place: 5, name: { 'zh-cn': '营销中心', en: 'Marketing' }, icon: 'gift' }),
  groupMenu('Admin', 'Statistics', { place: 98, name: { 'zh-cn': '统计中心', en: 'Statistics' }, icon: 'bar-chart' }),
  groupMenu('Admin', 'System', { place: 99, name: { 'zh-cn': '系统中心', en: 'System' }, icon: 'setting' }),
  groupMenu('Admin', 'System/Users', { place: 1, name: { 'zh-cn': '用户管理', en: 'Users' }, icon: 'team' }),
  screenMenu('/Admin/admins', { group: 'System/Users', place: 0, name: { 'zh-cn': '管理员', en: 'Administrators' } }),
  screenMenu('/Admin/roles', { group: 'System/Users', place: 2, name: { 'zh-cn': '角色', en: 'Roles' } }),
  screenMenu('/Admin/permission_groups', {
    group: 'System/Users',
    place: 3,
    name: { 'zh-cn': '权限分组', en: 'Permission groups' },
  }),
  screenMenu('/Admin/permissions', {
    group: 'System/Users',
    place: 4,
    name: { 'zh-cn': '接口权限', en: 'Permissions' },
  }),
  groupMenu('Admin', 'System/Menus', { place: 8, name: { 'zh-cn': '菜单管理', en: 'Menus' }, icon: 'bars' }),
  screenMenu('/Admin/menus', { group: 'System/Menus', place: 0, name: { 'zh-cn': '管理台菜单', en: 'Admin menus' } }),
  screenMenu('/Admin/seller_menus', {
    group: 'System/Menus',
    place: 1,
    name: { 'zh-cn': '商家台菜单', en: 'Seller menus' },
  }),
  screenMenu('/Admin/audit_logs', {
    group: 'System',
    place: 7,
    name: { 'zh-cn': '操作日志', en: 'Audit log' },
    icon: 'audit',
  }),
  groupMenu('Seller', 'Workbench', { place: 0, name: { 'zh-cn': '工作台', en: 'Workbench' }, icon: 'desktop' }),
  groupMenu('Seller', 'Goods', { place: 1, name: { 'zh-cn': '商品中心', en: 'Products' }, icon: 'shopping' }),
  groupMenu('Seller', 'Store centre', { place: 2, name: { 'zh-cn': '店铺中心', en: 'Store centre' }, icon: 'shop' }),
  groupMenu('Seller', 'Order centre', { place: 3, name: { 'zh-cn': '订单中心', en: 'Order centre' }, icon: 'profile' }),
  groupMenu('Seller', 'Marketing', { place: 4, name: { 'zh-cn': '营销中心', en: 'Marketing' }, icon: 'gift' }),
  groupMenu('Seller', 'Statistics', { place: 98, name: { 'zh-cn': '统计中心', en: 'Statistics' }, icon: 'bar-chart' }),
  groupMenu('Seller', 'System', { place: 99, name: { 'zh-cn': '系统中心', en: 'System' }, icon: 'setting' }),
  groupMenu('Seller', 'System/Staff', { place: 0, name: { 'zh-cn': '员工管理', en: 'Staff' }, icon: 'team' }),
  screenMenu('/Seller/users', { group: 'System/Staff', place: 0, name: { 'zh-cn': '员工', en: 'Staff accounts' } }),
  screenMenu('/Seller/roles', { group: 'System/Staff', place: 1, name: { 'zh-cn': '角色', en: 'Roles' } }),
  screenMenu('/Seller/audit_logs', {
    group: 'System',
    place: 1,
    name: { 'zh-cn': '操作记录', en: 'Operation log' },
    icon: 'audit',
  }),
]

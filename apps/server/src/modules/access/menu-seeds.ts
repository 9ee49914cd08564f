import type { LocalText } from '@fangshi/contract/locale'

/** A menu that the product puts in place: a group, or a screen at `apis` with its page. */
export interface MenuSeed {
  name: LocalText & { en: string }
  icon?: string
  apis?: string
  view?: string
  is_sort?: number
  children?: readonly MenuSeed[]
}

const group = (zh: string, en: string, icon: string, is_sort: number, children: readonly MenuSeed[]): MenuSeed => ({
  name: { 'zh-cn': zh, en },
  icon,
  is_sort,
  children,
})

/** A screen; its page is named like its path: `/Admin/goods_brands` ↔ `admin/goods-brands`. */
const screen = (zh: string, en: string, apis: string, icon = ''): MenuSeed => ({
  name: { 'zh-cn': zh, en },
  icon,
  apis,
  view: apis
    .slice(1)
    .replace(/^\w+/, (area) => area.toLowerCase())
    .replaceAll('_', '-')
    .replace(/(?<=\/.*)\//g, '-'),
})

/** The menus of reference §1.7, as far as their screens exist. */
export const menuSeeds: Readonly<Record<'Admin' | 'Seller', readonly MenuSeed[]>> = {
  Admin: [
    group('工作台', 'Workbench', 'desktop', 0, [
      screen('概览', 'Overview', '/Admin/dashboard', 'dashboard'),
      group('公告中心', 'Notice centre', 'notification', 9, [screen('公告', 'Notices', '/Admin/notices')]),
      group('文章中心', 'Article centre', 'read', 10, [
        screen('文章菜单', 'Article menus', '/Admin/article_menus'),
        screen('文章', 'Articles', '/Admin/articles'),
      ]),
    ]),
    group('商品中心', 'Goods', 'shopping', 1, [
      screen('商品', 'Goods', '/Admin/goods', 'shopping'),
      screen('商品分类', 'Goods classes', '/Admin/goods_classes', 'apartment'),
      screen('商品品牌', 'Brands', '/Admin/goods_brands', 'trademark'),
    ]),
    group('店铺中心', 'Stores', 'shop', 2, [
      group('店铺管理', 'Store management', 'shop', 0, [
        screen('店铺', 'Stores', '/Admin/stores'),
        screen('店铺配置', 'Store settings', '/Admin/configs/store'),
      ]),
      group('订单中心', 'Order centre', 'profile', 1, [screen('订单', 'Orders', '/Admin/orders')]),
      group('物流中心', 'Logistics', 'car', 3, [
        screen('地区', 'Areas', '/Admin/areas'),
        screen('快递公司', 'Express companies', '/Admin/expresses'),
      ]),
    ]),
    group('系统中心', 'System', 'setting', 99, [
      group('系统配置', 'Settings', 'setting', 0, [
        screen('网站配置', 'Website', '/Admin/configs/web'),
        screen('支付配置', 'Payment', '/Admin/configs/pay'),
        screen('第三方登录', 'Third-party login', '/Admin/configs/oauth'),
        screen('应用版本', 'App versions', '/Admin/app_versions'),
        screen('货币', 'Currencies', '/Admin/currencies'),
      ]),
      group('用户管理', 'Users', 'team', 1, [
        screen('管理员', 'Administrators', '/Admin/admins'),
        screen('平台用户', 'Platform users', '/Admin/users'),
        screen('角色', 'Roles', '/Admin/roles'),
        screen('权限分组', 'Permission groups', '/Admin/permission_groups'),
        screen('接口权限', 'Permissions', '/Admin/permissions'),
      ]),
      group('短信', 'SMS', 'message', 4, [
        screen('短信配置', 'SMS settings', '/Admin/configs/sms'),
        screen('短信模板', 'SMS templates', '/Admin/sms'),
        screen('短信日志', 'SMS log', '/Admin/sms_logs'),
      ]),
      group('广告', 'Adverts', 'picture', 5, [
        screen('广告位', 'Advert spaces', '/Admin/adv_spaces'),
        screen('广告', 'Adverts', '/Admin/advs'),
      ]),
      group('资金', 'Money', 'wallet', 6, [screen('资金日志', 'Money log', '/Admin/money_logs')]),
      group('菜单管理', 'Menus', 'bars', 8, [
        screen('管理台菜单', 'Admin menus', '/Admin/menus'),
        screen('商家台菜单', 'Seller menus', '/Admin/seller_menus'),
      ]),
      screen('协议', 'Agreements', '/Admin/agreements', 'file-text'),
      screen('操作日志', 'Audit log', '/Admin/audit_logs', 'audit'),
    ]),
  ],
  Seller: [
    group('工作台', 'Workbench', 'desktop', 0, [screen('概览', 'Overview', '/Seller/dashboard', 'dashboard')]),
    group('商品中心', 'Goods', 'shopping', 1, [
      screen('商品', 'Goods', '/Seller/goods', 'shopping'),
      screen('库存', 'Stock', '/Seller/skus', 'database'),
      screen('商品规格', 'Goods attributes', '/Seller/goods_attrs', 'tags'),
      screen('图片空间', 'File space', '/Seller/file_spaces', 'folder-open'),
    ]),
    group('订单中心', 'Order centre', 'profile', 3, [
      group('订单', 'Orders', 'profile', 0, [
        screen('全部订单', 'All orders', '/Seller/orders'),
        screen('待发货', 'To ship', '/Seller/orders/wait'),
      ]),
    ]),
    group('店铺中心', 'Store centre', 'shop', 2, [
      screen('店铺设置', 'Store settings', '/Seller/stores', 'shop'),
      screen('资金日志', 'Money log', '/Seller/money_logs', 'wallet'),
      screen('运费模板', 'Freight templates', '/Seller/freights', 'car'),
    ]),
    group('系统中心', 'System', 'setting', 99, [
      group('员工管理', 'Staff', 'team', 0, [
        screen('员工', 'Staff accounts', '/Seller/users'),
        screen('角色', 'Roles', '/Seller/roles'),
      ]),
    ]),
  ],
}

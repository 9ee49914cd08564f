import { groupMenu, screenMenu } from '../../kernel/menu.ts'

export const contentMenus = [
  groupMenu('Admin', 'Workbench/Notice centre', {
    place: 9,
    name: { 'zh-cn': '公告中心', en: 'Notice centre' },
    icon: 'notification',
  }),
  screenMenu('/Admin/notices', {
    group: 'Workbench/Notice centre',
    place: 0,
    name: { 'zh-cn': '公告', en: 'Notices' },
  }),
  groupMenu('Admin', 'Workbench/Article centre', {
    place: 10,
    name: { 'zh-cn': '文章中心', en: 'Article centre' },
    icon: 'read',
  }),
  screenMenu('/Admin/article_menus', {
    group: 'Workbench/Article centre',
    place: 0,
    name: { 'zh-cn': '文章菜单', en: 'Article menus' },
  }),
  screenMenu('/Admin/articles', {
    group: 'Workbench/Article centre',
    place: 1,
    name: { 'zh-cn': '文章', en: 'Articles' },
  }),
  screenMenu('/Admin/app_versions', {
    group: 'System/Settings',
    place: 3,
    name: { 'zh-cn': '应用版本', en: 'App versions' },
  }),
  groupMenu('Admin', 'System/Adverts', { place: 5, name: { 'zh-cn': '广告', en: 'Adverts' }, icon: 'picture' }),
  screenMenu('/Admin/adv_spaces', {
    group: 'System/Adverts',
    place: 0,
    name: { 'zh-cn': '广告位', en: 'Advert spaces' },
  }),
  screenMenu('/Admin/advs', { group: 'System/Adverts', place: 1, name: { 'zh-cn': '广告', en: 'Adverts' } }),
  screenMenu('/Admin/agreements', {
    group: 'System',
    place: 6,
    name: { 'zh-cn': '协议', en: 'Agreements' },
    icon: 'file-text',
  }),
]

import type { menus, sellerMenus } from '@fangshi/contract/menus'
import type { ComponentType } from 'react'
import { autocomplete, cascader, dictionary, icon, number, radio, text } from '../../kit/fields/build.ts'
import { l } from '../../i18n/ui-text.ts'
import { createdAt } from '../../kit/table/created-at.ts'
import { tableScreen } from '../../kit/screen/table-screen.tsx'
import { viewNames } from '../../menus/views.ts'
import { RestoreDefaults } from './restore-defaults.tsx'

const name = l('名称', 'Name')
const path = l('路由', 'Path')
const view = l('页面', 'Page')
const type = l('类型', 'Type')
const types = [
  { value: 0, label: l('基础页面', 'Standard page') },
  { value: 1, label: l('独立页面', 'Standalone page') },
]

/** The menu screen, shared by both areas. */
export const menuScreen = (resource: typeof menus | typeof sellerMenus, area: 'Admin' | 'Seller'): ComponentType =>
  tableScreen({
    resource,
    columns: {
      name: { label: name, width: 260 },
      icon: { label: l('图标', 'Icon'), type: 'icon', width: 150 },
      apis: { label: path, type: 'id', width: 240 },
      view: { label: view, width: 190 },
      is_open: { label: type, type: 'dict', options: types, width: 120, hidden: true },
      is_sort: { label: l('排序', 'Sort order'), type: 'number', width: 80 },
      created_at: createdAt,
    },
    toolbarLeft: () => <RestoreDefaults area={area} />,
    search: [{ label: name, value: 'name', where: 'likeRight' }],
    form: {
      pid: cascader(l('上级菜单', 'Parent'), {
        options: dictionary(resource),
        anyLevel: true,
        placeholder: l('顶级菜单', 'Top level'),
        help: l('最多三级', 'Up to three levels'),
      }),
      name: text(name, { required: true, local: true, maxlength: 35 }),
      icon: icon(l('图标', 'Icon')),
      apis: text(path, {
        maxlength: 200,
        help: l(
          `/${area}/ 下的路径或 http(s) 地址；分组请留空`,
          `A path under /${area}/ or an http(s) URL. Leave blank for a group.`,
        ),
      }),
      view: autocomplete(view, {
        options: viewNames(area === 'Admin' ? 'admin' : 'seller'),
        maxlength: 80,
        help: l('该路径显示的页面', 'The page shown at this path'),
      }),
      is_open: radio(type, { options: types, initial: 0 }),
      is_sort: number(l('排序', 'Sort order'), {
        min: 0,
        max: 99_999,
        initial: 0,
        help: l('数字越小越靠前', 'Lower numbers come first'),
      }),
    },
    // The top level is 0 on the wire and no option in the form.
    toForm: ({ pid, ...row }) => ({ ...row, pid: pid || undefined }),
    toBody: ({ pid, ...values }) => ({ ...values, pid: pid ?? 0 }),
  })

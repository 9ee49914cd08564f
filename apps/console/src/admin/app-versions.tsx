import { appVersions } from '@fangshi/contract/content-apps'
import { editor, file, number, radio, text, toggle } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const name = l('标题', 'Title')
const version = l('版本', 'Version')
const code = l('版本号', 'Version code')
const device = l('设备', 'Device')
const isWgt = l('热更新包', 'Hot update')
const devices = [
  { value: 'android', label: l('安卓', 'Android') },
  { value: 'ios', label: l('iOS', 'iOS') },
  { value: 'mini', label: l('小程序', 'Mini Program') },
]

export default tableScreen({
  resource: appVersions,
  columns: {
    name: { label: name, width: 220 },
    version: { label: version, width: 110 },
    version_code: { label: code, type: 'number' },
    device: { label: device, type: 'dict_tags', options: devices },
    is_wgt: { label: isWgt, type: 'boolean', width: 110 },
    created_at: createdAt,
  },
  search: [
    { label: name, value: 'name', where: 'likeRight' },
    { type: 'select', label: device, value: 'device', data: devices },
    { label: version, value: 'version', where: 'like' },
  ],
  form: {
    name: text(name, { required: true, local: true, maxlength: 30 }),
    device: radio(device, { required: true, options: devices, initial: 'android' }),
    version: text(version, { required: true, maxlength: 20, placeholder: l('如 1.2.0', 'e.g. 1.2.0') }),
    version_code: number(code, {
      required: true,
      min: 1,
      max: 2_000_000_000,
      help: l('版本号最大的即为最新版', 'The highest code is the latest version'),
    }),
    is_wgt: toggle(isWgt, { initial: false }),
    url: file(l('安装包', 'Package'), { accept: '.apk,.wgt,.zip' }),
    apple_id: text(l('Apple ID', 'Apple ID'), { maxlength: 20, showIf: (values) => values.device === 'ios' }),
    content: editor(l('更新内容', 'What’s new'), { local: true, span: 24 }),
  },
})

import { areas } from '@fangshi/contract/areas'
import { cascaderLazy, text } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const name = l('名称', 'Name')
const nameEn = l('英文名称', 'English name')
const code = l('编码', 'Code')
const parent = l('上级地区', 'Parent')

/** Codes start with the code of their parent: 330106 lies in 3301, and that in 33. */
const pathTo = (pid: string): string[] =>
  [2, 4, 6].filter((length) => pid !== '0' && length <= pid.length).map((length) => pid.slice(0, length))

export default tableScreen({
  resource: areas,
  treeKey: 'code',
  columns: {
    name: { label: name },
    name_en: { label: nameEn },
    code: { label: code, type: 'id' },
    created_at: createdAt,
  },
  search: [
    { label: name, value: 'name', where: 'likeRight' },
    { label: code, value: 'code', where: 'likeRight' },
  ],
  form: {
    pid: cascaderLazy(parent, {
      lazyUrl: `${areas.path}?isChildren=1`,
      anyLevel: true,
      placeholder: l('顶级地区', 'Top level'),
    }),
    name: text(name, { required: true, maxlength: 30 }),
    name_en: text(nameEn, { maxlength: 80 }),
    code: text(code, { required: true, maxlength: 12 }),
  },
  toForm: ({ pid, ...row }) => ({ ...row, pid: pathTo(pid) }),
  toBody: ({ pid, ...values }) => ({ ...values, pid: (pid as string[] | undefined)?.at(-1) ?? '0' }),
})

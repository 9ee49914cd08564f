import { advs } from '@fangshi/contract/content-adverts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import { advertColumns, advertForm, labels, spaceChoices } from './adverts/advert-fields.ts'

export default tableScreen({
  resource: advs,
  columns: {
    space_id: { label: labels.space, type: 'dict', options: spaceChoices, width: 110 },
    ...advertColumns,
    is_sort: { label: labels.sort, type: 'number', width: 90, hidden: true },
    created_at: createdAt,
  },
  search: [
    { type: 'select', label: labels.space, value: 'space_id', dict: spaceChoices },
    { label: labels.name, value: 'name', where: 'likeRight' },
    { type: 'date', label: l('开始不早于', 'Starts on or after'), value: 'adv_start', where: 'ngt' },
    { type: 'date', label: l('结束不晚于', 'Ends on or before'), value: 'adv_end', where: 'nlt' },
    {
      type: 'select',
      label: labels.isOpen,
      value: 'is_open',
      data: [
        { value: 1, label: l('已启用', 'Enabled') },
        { value: 0, label: l('已停用', 'Disabled') },
      ],
    },
  ],
  form: advertForm,
})

import { l } from '../../i18n/ui-text.ts'

export const staleTexts = {
  title: l('您打开之后，其他人修改了以下内容', 'Someone else changed this after you opened it'),
  help: l(
    '您没改过的字段已更新为最新内容，您填写的内容仍保留。请核对后再保存。',
    'Fields you haven’t edited now show the latest values. Your own input is kept. Check it, then save again.',
  ),
  from: l('原为', 'Was'),
  to: l('现为', 'Now'),
} as const

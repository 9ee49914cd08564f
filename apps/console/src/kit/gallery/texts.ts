import { l } from '../../i18n/ui-text.ts'

export const galleryTexts = {
  title: l('控件陈列', 'Widgets'),
  state: l('状态', 'Status'),
  states: {
    empty: l('空', 'Empty'),
    filled: l('已填', 'Filled'),
    disabled: l('禁用', 'Disabled'),
    wrong: l('必填有错', 'Wrong'),
    view: l('查看', 'View'),
  },
  send: l('提交', 'Send'),
  refuse: l('模拟服务器拒绝', 'Refuse as the server would'),
  sent: l('将发送的内容', 'What would be sent'),
} as const

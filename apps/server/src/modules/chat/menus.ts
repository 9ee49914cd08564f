import { screenMenu } from '../../kernel/menu.ts'

export const chatMenus = [
  screenMenu('/Seller/chats', {
    group: 'Workbench',
    place: 1,
    name: { 'zh-cn': '客服聊天', en: 'Customer chat' },
    icon: 'customer-service',
  }),
]

/** Names of the rights that are special to this module. */
export const chatRightNames = {
  send: { 'zh-cn': '回复', en: 'reply' },
  mute: { 'zh-cn': '禁言', en: 'mute' },
  transfer: { 'zh-cn': '转接', en: 'transfer' },
  settings: { 'zh-cn': '客服设置', en: 'set up' },
  chat: { 'zh-cn': '查看聊天记录', en: 'read the chat' },
}

import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { accountClosed } from '../accounts/public.ts'
import { chatAudits } from './audits.ts'
import { chatAdmin } from './chat.admin.ts'
import { chatCalls } from './chat-calls.routes.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatSeller } from './chat.seller.ts'
import { chatMenus, chatRightNames } from './menus.ts'
import { forgetMessages } from './messages.db.ts'

/** Conversations of shoppers with stores (rules §10). */
export const chat: Module = {
  name: 'chat',
  routes: [...chatRoutes, ...chatSeller, ...chatAdmin, ...chatCalls],
  listens: [on(accountClosed, forgetMessages)],
  menus: chatMenus,
  rightNames: chatRightNames,
  audits: chatAudits,
  demo: async () => (await import('./chat.demo.ts')).chatDemo,
}

import { openidCode, payerAddress, wechatTicket } from '@fangshi/contract/inside-wechat'
import { on } from '../../../kernel/http/on.ts'
import { openidOf, payerPage, signedPage } from './inside-wechat.provider.ts'

export const insideWechatRoutes = [
  on(payerAddress, ({ ctx, query }) => payerPage(ctx, query)),
  on(openidCode, ({ ctx, query }) => openidOf(ctx, query)),
  on(wechatTicket, ({ ctx, query }) => signedPage(ctx, query)),
]

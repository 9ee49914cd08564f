import * as contract from '@fangshi/contract/notifications'
import { act, actInOneStatement } from '../../kernel/http/act.ts'
import { on, type Mounted } from '../../kernel/http/on.ts'
import { showPage } from '../../kernel/resource/list-page.ts'
import { unreadOf } from './notifications.db.ts'
import { accountOf, ownNotifications, ownSwitches, readAllOwn, readOwn, setOwnSwitch } from './notifications.ts'

const page = ({ rows, ...span }: Awaited<ReturnType<typeof ownNotifications>>) => showPage(span, rows)

/** What one was told, and what one wants to be told, in all three areas. */
export const notificationRoutes: Mounted[] = [
  on(contract.listNotifications, async ({ ctx, who, locale, query }) =>
    page(await ownNotifications(ctx.db, who, locale, query)),
  ),
  on(contract.countUnread, ({ ctx, who }) => unreadOf(ctx.db, accountOf(who))),
  actInOneStatement(contract.readNotification, readOwn),
  actInOneStatement(contract.readNotifications, readAllOwn),
  on(contract.notificationSwitches, ({ ctx, who }) => ownSwitches(ctx.db, who)),
  actInOneStatement(contract.setNotificationSwitch, setOwnSwitch),
  on(contract.sellerNotifications.list, async ({ ctx, who, locale, query }) =>
    page(await ownNotifications(ctx.db, who, locale, query)),
  ),
  on(contract.sellerNotifications.unread, ({ ctx, who }) => unreadOf(ctx.db, accountOf(who))),
  act(contract.sellerNotifications.read, readOwn),
  act(contract.sellerNotifications.readAll, readAllOwn),
  on(contract.sellerNotifications.switches, ({ ctx, who }) => ownSwitches(ctx.db, who)),
  act(contract.sellerNotifications.setSwitch, setOwnSwitch),
  on(contract.adminNotifications.list, async ({ ctx, who, locale, query }) =>
    page(await ownNotifications(ctx.db, who, locale, query)),
  ),
  on(contract.adminNotifications.unread, ({ ctx, who }) => unreadOf(ctx.db, accountOf(who))),
  act(contract.adminNotifications.read, readOwn),
  act(contract.adminNotifications.readAll, readAllOwn),
  on(contract.adminNotifications.switches, ({ ctx, who }) => ownSwitches(ctx.db, who)),
  act(contract.adminNotifications.setSwitch, setOwnSwitch),
]

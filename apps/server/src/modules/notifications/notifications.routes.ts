import * as contract from '@fangshi/contract/notifications'
import { act, actInOneStatement } from '../../kernel/http/act.ts'
import { on, type MountedRoute } from '../../kernel/http/on.ts'
import { showPage } from '../../kernel/resource/list-page.ts'
import { unreadOf } from './notifications.db.ts'
import { accountOf, ownNotifications, ownSwitches, readAllOwn, readOwn, setOwnSwitch } from './notifications.ts'

const { listNotifications, countUnread, notificationSwitches, sellerNotifications, adminNotifications } = contract
const shop = { list: listNotifications, unread: countUnread, switches: notificationSwitches }

/** What is read alike in all three areas. */
const readsIn = ({ list, unread, switches }: typeof shop | typeof sellerNotifications | typeof adminNotifications) => [
  on(list, async ({ ctx, who, locale, query }) => {
    const { rows, ...span } = await ownNotifications(ctx.db, who, locale, query)
    return showPage(span, rows)
  }),
  on(unread, ({ ctx, who }) => unreadOf(ctx.db, accountOf(who))),
  on(switches, ({ ctx, who }) => ownSwitches(ctx.db, who)),
]

const backOffice = (routes: typeof sellerNotifications | typeof adminNotifications) => [
  ...readsIn(routes),
  act(routes.read, readOwn),
  act(routes.readAll, readAllOwn),
  act(routes.setSwitch, setOwnSwitch),
]

/** The caller's notifications and which kinds are switched on, in all three areas. */
export const notificationRoutes: MountedRoute[] = [
  ...readsIn(shop),
  actInOneStatement(contract.readNotification, readOwn),
  actInOneStatement(contract.readNotifications, readAllOwn),
  actInOneStatement(contract.setNotificationSwitch, setOwnSwitch),
  ...backOffice(sellerNotifications),
  ...backOffice(adminNotifications),
]

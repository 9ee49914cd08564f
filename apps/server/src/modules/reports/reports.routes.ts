import { adminReports, sellerReports } from '@fangshi/contract/reports'
import { showReportLink, submitReportLink } from '@fangshi/contract/report-mail'
import { fail } from '../../kernel/fail.ts'
import { act, actPrepared } from '../../kernel/http/act.ts'
import { on, type MountedRoute } from '../../kernel/http/on.ts'
import { showPage } from '../../kernel/resource/list-page.ts'
import { showLine, showReport } from './figures.ts'
import { reportOf, reportsOf } from './reports.db.ts'
import { reportLink, submitLink } from './mail-links/submit-link.ts'
import { confirmAgain, ownSubscription, subscribe, subscriberOf } from './subscribe.ts'

const routesIn = ({
  list,
  show,
  subscription,
  subscribe: put,
  confirm,
}: typeof sellerReports | typeof adminReports) => [
  on(list, async ({ ctx, who, query: { page = 1, per_page = 30 } }) => {
    const { store_id } = subscriberOf(who)
    const { rows, total } = await reportsOf(ctx.db, store_id ?? 0, { limit: per_page, offset: (page - 1) * per_page })
    return showPage({ total, page, per_page }, rows.map(showLine))
  }),
  on(show, async ({ ctx, who, params, locale }) => {
    const { store_id } = subscriberOf(who)
    return showReport((await reportOf(ctx.db, store_id ?? 0, params.id)) ?? fail('NOT_FOUND'), locale)
  }),
  on(subscription, ({ ctx, who }) => ownSubscription(ctx.db, ctx, who)),
  actPrepared(
    put,
    ({ body, locale }) => ({ ...body, locale }),
    subscribe,
    ({ shown }) => shown,
  ),
  act(confirm, confirmAgain, ({ shown }) => shown),
]

/** Weekly reports, and who gets them, in both back offices. */
export const reportsRoutes: MountedRoute[] = [
  ...routesIn(sellerReports),
  ...routesIn(adminReports),
  on(showReportLink, ({ ctx, params }) => reportLink(ctx.db, params.token, ctx.now())),
  act(submitReportLink, submitLink, (link) => link),
]

import { listSeckills, SlotKey } from '@fangshi/contract/seckills-shop'
import { formatDate } from '@fangshi/contract/time'
import { redirect } from 'react-router'
import { serverContext } from '~/host/server-context.ts'
import { translator, type Translate } from '~/i18n/language.ts'
import { localPath } from '~/i18n/local-path.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { useOwnReminders } from '~/seckills/known-reminders.ts'
import { seckillTexts, useSeckillTexts } from '~/seckills/own-texts.ts'
import { nextChange } from '~/seckills/slot-time.ts'
import { useReloadAt } from '~/seckills/use-reload-at.ts'
import { breadcrumbData } from '~/seo/breadcrumb-data.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { TabLinks } from '~/ui/list/tab-links.tsx'
import { pageOf } from '../coupons/page-number.ts'
import type { Route } from './+types/seckills'
import { SeckillCard } from './seckill-card.tsx'
import { namedSlots, timeText, type NamedSlot } from './slot-names.ts'
import { SlotTimeLeft } from './slot-time-left.tsx'

export const handle: PageHandle = { queryKeys: ['slot', 'page'] }

/** Fills complete rows of two or three cards. */
const perPage = 24

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, locale } = context.get(serverContext)
  const { searchParams } = new URL(request.url)
  const slot = SlotKey.safeParse(searchParams.get('slot')).data
  const query = { slot, page: pageOf(searchParams.get('page')), per_page: perPage }
  const { now_ms, slots, slot: shown, ...seckills } = await call(listSeckills, { query })
  const today = formatDate(new Date(now_ms))
  const named = namedSlots(slots, today, locale)
  const current = named.find(({ key }) => key === shown) as NamedSlot
  const isOver = slot !== undefined && slot !== shown
  // An old link may name a slot that is over, or a page after the last one.
  if (isOver) throw redirect(localPath(links.seckills(current.is_now ? undefined : shown), locale))
  if (!seckills.data.length && seckills.total) throw redirect(localPath(pathOf(current, seckills.last_page), locale))
  return { seckills, slots: named, current, today }
}

/** The current slot has no name in the address, so that the page stays what it is while slots go by. */
const pathOf = ({ key, is_now }: NamedSlot, page?: number): string => links.seckills(is_now ? undefined : key, page)

const crumbsOf = (t: Translate): Crumb[] => [{ name: t('shell:home'), to: links.home() }, { name: t('seckill:title') }]

export function meta({ matches, loaderData: { seckills, current } }: Route.MetaArgs) {
  const { locale, publicUrl } = rootData(matches)
  const t = translator(locale)
  const own = seckillTexts(locale)
  const { current_page: page } = seckills
  const path = pathOf(current, page)
  const title = current.is_now ? t('seckill:title') : `${t('seckill:title')} · ${current.time}`
  return pageMeta(matches, {
    title: page > 1 ? own('seckill:pageTitle', { title, page }) : title,
    description: own('seckill:text'),
    path,
    // Slots come and go; the page itself stays.
    noindex: !current.is_now,
    data: [breadcrumbData(crumbsOf(t), publicUrl, path)],
  })
}

/** A slot with the state that its flash sales have. */
const withState = (slot: NamedSlot) => ({ ...slot, state: slot.is_now ? ('running' as const) : ('coming' as const) })

/** Flash sales by the slots of the day: what runs now, and what comes (rules §9). */
export default function Seckills({ loaderData: { seckills, slots, current, today } }: Route.ComponentProps) {
  const t = useText()
  const own = useSeckillTexts()
  const locale = useLocale()
  useReloadAt(nextChange([...seckills.data, ...slots.map(withState)]))
  useOwnReminders(seckills.data.some(({ state }) => state === 'coming'))
  const tabs = slots.map((slot) => ({
    key: slot.key,
    to: pathOf(slot),
    name: own(slot.is_now ? 'seckill:tabNow' : 'seckill:tabSoon', { time: slot.time }),
    count: undefined,
  }))
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(t)} />
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pb-3 md:pb-4">
        <div>
          <h1 className="text-20 font-bold md:text-24">{t('seckill:title')}</h1>
          <p className="text-13 text-ink-2">{own('seckill:text')}</p>
        </div>
        <SlotTimeLeft key={current.key} slot={current} />
      </div>
      <TabLinks label={own('seckill:slots')} tabs={tabs} current={current.key} />
      {seckills.data.length ? (
        <ul className="grid grid-cols-1 gap-3 pt-4 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
          {seckills.data.map((seckill, at) => (
            <li key={seckill.id} className="grid grid-cols-1">
              <SeckillCard
                seckill={seckill}
                time={timeText(seckill.state === 'coming' ? seckill.start_time : seckill.end_time, today, locale)}
                isFirst={at === 0}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className="card mt-4">
          <EmptyState object="records" text={own('seckill:none')}>
            <ButtonLink tone="brand" to={links.list()}>
              {t('errors:browse')}
            </ButtonLink>
          </EmptyState>
        </div>
      )}
      <Pager page={seckills.current_page} last={seckills.last_page} pathOf={(page) => pathOf(current, page)} />
    </>
  )
}

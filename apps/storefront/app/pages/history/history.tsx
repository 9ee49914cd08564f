import { translator } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { GoodsGridSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/history'
import { byDay } from './history-days.ts'
import { HistoryDay } from './history-day.tsx'
import { useHistory } from './use-history.ts'

export function meta({ matches }: Route.MetaArgs) {
  const t = translator(rootData(matches).locale)
  const description = t('favorite:historyText')
  return pageMeta(matches, { title: t('favorite:history'), description, path: links.history(), noindex: true })
}

/** The shopper's browsing history by day. */
export default function History() {
  const t = useText()
  const { query, remove } = useHistory()
  const clear = query.data?.length ? (
    <Button size="s" onClick={() => void remove(query.data)}>
      {t('favorite:clearHistory')}
    </Button>
  ) : null
  return (
    <UserPage title={t('favorite:history')} aside={clear}>
      <Loaded query={query} skeleton={<GoodsGridSkeleton />}>
        {(viewed) =>
          viewed.length === 0 ? (
            <div className="card">
              <EmptyState object="history" text={t('favorite:noHistory')}>
                <ButtonLink tone="brand" to={links.list()}>
                  {t('favorite:browse_goods')}
                </ButtonLink>
              </EmptyState>
            </div>
          ) : (
            <div className="space-y-6">
              {byDay(viewed).map(({ day, rows }) => (
                <HistoryDay key={day} day={day} rows={rows} onRemove={(row) => void remove([row])} />
              ))}
            </div>
          )
        }
      </Loaded>
    </UserPage>
  )
}

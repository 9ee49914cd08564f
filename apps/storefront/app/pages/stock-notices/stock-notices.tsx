import { translator } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/stock-notices'
import { StockNoticeRow } from './stock-notice-row.tsx'
import { useStockNotices } from './use-stock-notices.ts'

export function meta({ matches }: Route.MetaArgs) {
  const t = translator(rootData(matches).locale)
  const description = t('stockNotice:text')
  return pageMeta(matches, { title: t('stockNotice:title'), description, path: links.stockNotices(), noindex: true })
}

/** The SKUs that the shopper waits for, with their state today. */
export default function StockNotices() {
  const t = useText()
  const { query, withdraw } = useStockNotices()
  return (
    <UserPage title={t('stockNotice:title')}>
      <p className="pb-3 text-13 text-ink-2">{t('stockNotice:text')}</p>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {(notices) =>
          notices.length === 0 ? (
            <div className="card">
              <EmptyState object="favourites" text={t('stockNotice:none')}>
                <ButtonLink tone="brand" to={links.list()}>
                  {t('favorite:browse_goods')}
                </ButtonLink>
              </EmptyState>
            </div>
          ) : (
            <ul className="space-y-2 md:space-y-3">
              {notices.map((notice) => (
                <StockNoticeRow key={notice.sku_id} notice={notice} onWithdraw={() => void withdraw(notice)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </UserPage>
  )
}

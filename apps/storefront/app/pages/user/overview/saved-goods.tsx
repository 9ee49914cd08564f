import { useQuery } from '@tanstack/react-query'
import { userQueries } from '~/account/user-queries.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useLocale, useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { CardHeading } from './card-heading.tsx'
import { PictureStrip } from './picture-strip.tsx'

const shown = 4

/** The shopper's favourites with their counts, and the recently viewed goods. */
export function SavedGoods() {
  const t = useText()
  const locale = useLocale()
  const favorites = useQuery(userQueries.favorites('goods', { page: 1, perPage: shown }, locale))
  const history = useQuery(userQueries.history(shown, locale))
  const counts = favorites.data?.counts
  return (
    <div className="grid gap-3 md:gap-4 xl:grid-cols-2">
      <section className="card min-w-0 p-4 md:p-6">
        <CardHeading title={t('favorite:title')} to={links.favorites()} />
        {counts && (
          <p className="flex gap-4 pb-3 text-13 text-ink-2">
            {(['goods', 'store'] as const).map((kind) => (
              <LocalLink key={kind} to={links.favorites(kind)} className="rounded-1 hover:text-brand">
                {t(`favorite:tab_${kind}`)} <b className="text-ink tabular-nums">{counts[kind]}</b>
              </LocalLink>
            ))}
          </p>
        )}
        <Loaded query={favorites} skeleton={<RowsSkeleton count={1} />}>
          {({ data }) => (
            <PictureStrip
              empty={t('favorite:none_goods')}
              goods={data.map(({ out_id, name, image, goods_price, state }) => ({
                id: out_id,
                name,
                image,
                price: goods_price ?? '0.00',
                hasPage: state !== 'gone',
              }))}
            />
          )}
        </Loaded>
      </section>
      <section className="card min-w-0 p-4 md:p-6">
        <CardHeading title={t('favorite:history')} to={links.history()} />
        <Loaded query={history} skeleton={<RowsSkeleton count={1} />}>
          {(viewed) => (
            <PictureStrip
              empty={t('favorite:noHistory')}
              goods={viewed.map(({ id, goods_name, goods_master_image, goods_price }) => ({
                id,
                name: goods_name,
                image: goods_master_image,
                price: goods_price,
                hasPage: true,
              }))}
            />
          )}
        </Loaded>
      </section>
    </div>
  )
}

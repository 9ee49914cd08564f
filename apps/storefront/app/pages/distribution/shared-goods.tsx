import { distributedGoods } from '@fangshi/contract/distributions'
import type { Reply } from '@fangshi/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/call.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { useDistributionTexts } from './own-texts.ts'
import { PosterDialog } from './poster-dialog.tsx'
import { referralLink } from './referral-link.ts'

type Goods = Reply<typeof distributedGoods>['data'][number]

const perPage = 20

function GoodsRow({ goods, onPoster }: { goods: Goods; onPoster: () => void }) {
  const d = useDistributionTexts()
  const { id, goods_name, goods_master_image, goods_price, store_name, rate, commission } = goods
  return (
    <li className="flex gap-3 py-3">
      <LocalLink to={links.goods(id)} tabIndex={-1} aria-hidden className="shrink-0">
        <Picture
          src={goods_master_image}
          alt=""
          sizes="96px"
          largest={320}
          className="size-24 rounded-2 object-cover"
        />
      </LocalLink>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <LocalLink to={links.goods(id)} className="line-clamp-2 font-medium hover:text-brand">
          {goods_name}
        </LocalLink>
        <p className="truncate text-12 text-ink-2">{store_name}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <div>
            <Price value={goods_price} />
            <p className="text-13 text-ok tabular-nums">
              {d('distribution:earn', { amount: commission })} · {d('distribution:rate', { rate })}
            </p>
          </div>
          <Button size="s" aria-label={d('distribution:posterNamed', { name: goods_name })} onClick={onPoster}>
            {d('distribution:poster')}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** Goods that pay the shopper for buyers, each with a poster. */
export function SharedGoods({ inviterId, page }: { inviterId: number; page: number }) {
  const d = useDistributionTexts()
  const locale = useLocale()
  const localPath = useLocalePath()
  const [chosen, setChosen] = useState<Goods>()
  const query = useQuery({
    queryKey: ['user', 'distributed goods', page, locale],
    queryFn: ({ signal }) => call(distributedGoods, { query: { page, per_page: perPage } }, { signal }),
  })
  return (
    <section className="card p-4 md:p-6">
      <h2 className="text-16 font-bold">{d('distribution:goods')}</h2>
      <p className="text-13 text-ink-2">{d('distribution:goodsText')}</p>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ data, last_page }) => (
          <>
            {data.length === 0 && <EmptyState object="search" text={d('distribution:goodsNone')} />}
            <ul className="divide-y divide-line">
              {data.map((goods) => (
                <GoodsRow key={goods.id} goods={goods} onPoster={() => setChosen(goods)} />
              ))}
            </ul>
            <Pager page={page} last={last_page} pathOf={links.distribution} />
          </>
        )}
      </Loaded>
      {chosen && (
        <PosterDialog
          poster={{
            name: chosen.goods_name,
            price: `¥${chosen.goods_price}`,
            store: chosen.store_name,
            image: chosen.goods_master_image,
            link: referralLink(location.origin, localPath(links.goods(chosen.id)), inviterId),
            hint: d('distribution:posterScan'),
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  )
}

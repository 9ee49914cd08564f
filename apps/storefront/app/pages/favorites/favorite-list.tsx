import type { Favorite, FavoriteKind } from '@fangshi/contract/favorites'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { CheckBox } from '~/ui/inputs/check-box.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { FavoriteRow } from './favorite-row.tsx'
import { FavoriteTabs } from './favorite-tabs.tsx'
import { useFavorites } from './use-favorites.ts'

/** One kind of favourites, to select, remove and page through. */
export function FavoriteList({ kind, page }: { kind: FavoriteKind; page: number }) {
  const t = useText()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const { query, remove } = useFavorites(kind, page)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const list = useRef<HTMLDivElement>(null)

  // If the last page becomes empty, go to the one before.
  const last = query.isFetching ? undefined : query.data?.last_page
  useEffect(() => {
    if (last !== undefined && last < page) void navigate(localPath(links.favorites(kind, last)), { replace: true })
  }, [last, page, kind, navigate, localPath])

  const tick = (rows: readonly Favorite[], on: boolean): void => {
    const next = new Set(ticked)
    for (const { out_id } of rows) {
      if (on) next.add(out_id)
      else next.delete(out_id)
    }
    setTicked(next)
  }
  const drop = (rows: readonly Favorite[]): void => {
    tick(rows, false)
    void remove(rows)
    // The pressed button disappears with its row; keep the focus in the list.
    list.current?.focus({ preventScroll: true })
  }

  return (
    <div className="space-y-3 md:space-y-4">
      <FavoriteTabs current={kind} counts={query.data?.counts} />
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ data, last_page }) => {
          const chosen = data.filter(({ out_id }) => ticked.has(out_id))
          const isAll = chosen.length === data.length
          return (
            <div ref={list} tabIndex={-1} className="space-y-3">
              {data.length === 0 && (
                <div className="card">
                  <EmptyState object="favourites" text={t(`favorite:none_${kind}`)}>
                    <ButtonLink tone="brand" to={kind === 'goods' ? links.list() : links.stores()}>
                      {t(`favorite:browse_${kind}`)}
                    </ButtonLink>
                  </EmptyState>
                </div>
              )}
              {data.length > 0 && (
                <>
                  <div className="flex min-h-11 items-center justify-between gap-4 px-3 md:px-4">
                    <CheckBox checked={isAll || (chosen.length > 0 && 'mixed')} onChange={(on) => tick(data, on)}>
                      {t('favorite:selectAll')}
                    </CheckBox>
                    <Button size="s" tone="quiet" disabled={!chosen.length} onClick={() => drop(chosen)}>
                      {t('favorite:removeChosen')}
                    </Button>
                  </div>
                  <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
                    {data.map((row) => (
                      <FavoriteRow
                        key={row.id}
                        row={row}
                        isTicked={ticked.has(row.out_id)}
                        onTick={(on) => tick([row], on)}
                        onRemove={() => drop([row])}
                      />
                    ))}
                  </ul>
                </>
              )}
              <Pager page={page} last={last_page} pathOf={(to) => links.favorites(kind, to > 1 ? to : undefined)} />
            </div>
          )
        }}
      </Loaded>
    </div>
  )
}

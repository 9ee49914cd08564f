import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { userQueries } from '~/account/user-queries.ts'
import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/addresses'
import { AddressCard } from './address-card.tsx'

/** How many addresses one shopper can save. */
const maxAddresses = 20

export function meta({ matches }: Route.MetaArgs) {
  const t = userTexts(rootData(matches).locale)
  const description = t('user:addressesText')
  return pageMeta(matches, { title: t('user:addresses'), description, path: links.addresses(), noindex: true })
}

export default function Addresses() {
  const t = useUserTexts()
  const addresses = useQuery(userQueries.addresses())
  const add = (
    <ButtonLink tone="brand" to={links.addressForm()}>
      <Plus size={18} />
      {t('user:addAddress')}
    </ButtonLink>
  )
  const count = addresses.data?.length ?? 0
  return (
    <UserPage title={t('user:addresses')} aside={count > 0 && count < maxAddresses && add}>
      <Loaded query={addresses} skeleton={<RowsSkeleton count={3} />}>
        {(list) =>
          list.length === 0 ? (
            <div className="card">
              <EmptyState object="addresses" text={t('user:noAddresses')}>
                {add}
              </EmptyState>
            </div>
          ) : (
            <>
              <ul className="grid gap-3 md:grid-cols-2">
                {list.map((address) => (
                  <AddressCard key={address.id} address={address} />
                ))}
              </ul>
              <p className="pt-3 text-13 text-ink-3">
                {t('user:addressCount', { count: list.length, max: maxAddresses })}
              </p>
            </>
          )
        }
      </Loaded>
    </UserPage>
  )
}

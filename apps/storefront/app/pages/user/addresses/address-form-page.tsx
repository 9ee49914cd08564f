import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { userQueries } from '~/account/user-queries.ts'
import { AddressForm, type Address } from '~/address/address-form.tsx'
import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { addressTexts, useAddressTexts } from '~/address/own-texts.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { idOfPath } from '~/routing/not-found.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import type { Route } from './+types/address-form-page'

export function loader({ params }: Route.LoaderArgs) {
  if (params.id !== undefined) idOfPath(params.id)
  return null
}

export function meta({ matches, params }: Route.MetaArgs) {
  const t = userTexts(rootData(matches).locale)
  const id = params.id ? Number(params.id) : undefined
  const title = addressTexts(rootData(matches).locale)(id ? 'address:edit' : 'address:add')
  return pageMeta(matches, {
    title,
    description: t('user:addressFormText'),
    path: links.addressForm(id),
    noindex: true,
  })
}

function ExistingAddress({
  id,
  onSaved,
  onCancel,
}: {
  id: number
  onSaved: (address: Address) => void
  onCancel: () => void
}) {
  const address = useQuery(userQueries.address(id))
  return (
    <Loaded query={address} skeleton={<FormSkeleton />}>
      {(found) => <AddressForm address={found} onSaved={onSaved} onCancel={onCancel} />}
    </Loaded>
  )
}

/** The page to add an address or, with `id`, edit one. */
export default function AddressFormPage() {
  const t = useUserTexts()
  const addressText = useAddressTexts()
  const { id } = useParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const leave = (): void => void navigate(localPath(links.addresses()))
  const saved = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['user', 'addresses'] })
    toast({ text: t('user:addressSaved'), tone: 'ok' })
    leave()
  }
  const shared = { onSaved: () => void saved(), onCancel: leave }
  return (
    <UserPage title={addressText(id ? 'address:edit' : 'address:add')} back={links.addresses()}>
      <div className="card p-4 md:p-6">
        <div className="max-w-form">
          {id ? <ExistingAddress key={id} id={Number(id)} {...shared} /> : <AddressForm {...shared} />}
        </div>
      </div>
    </UserPage>
  )
}

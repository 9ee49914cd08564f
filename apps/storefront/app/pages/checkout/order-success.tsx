import { useSearchParams } from 'react-router'
import { orderTexts } from '~/area-texts/order-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { PrivateArea } from '~/shell/private-area.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/order-success'
import { PaymentResult } from './payment-result.tsx'

export const handle: PageHandle = { queryKeys: ['group'] }

export function meta({ matches }: Route.MetaArgs) {
  const t = orderTexts(rootData(matches).locale)
  return pageMeta(matches, { title: t('order:resultTitle'), path: links.orderSuccess(), noindex: true })
}

export default function OrderSuccess() {
  const [query] = useSearchParams()
  return (
    <div className="pt-4">
      <PrivateArea frame={<FormSkeleton fields={3} />}>
        <PaymentResult groupNo={query.get('group') ?? ''} />
      </PrivateArea>
    </div>
  )
}

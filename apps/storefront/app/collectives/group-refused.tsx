import type { CallError } from '@fangshi/contract/client'
import { useEffect, useRef } from 'react'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { useCollectiveTexts } from './own-texts.ts'
import { useGroup } from './use-group.ts'

/** Instead of a checkout: why the group cannot be opened or joined, and the ways on. */
export function GroupRefused({ error, groupNo }: { error: CallError; groupNo: string | undefined }) {
  const c = useCollectiveTexts()
  const box = useRef<HTMLDivElement>(null)
  // Takes the place of the button that was pressed.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const { data } = useGroup(groupNo)
  const orderId = error.key === 'COLLECTIVE_JOINED' ? error.details.order_id : undefined
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <EmptyState object="cart" text={error.message}>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={links.collectives()}>{c('collective:all')}</ButtonLink>
          {typeof orderId === 'number' ? (
            <ButtonLink tone="brand" to={links.order(orderId)}>
              {c('collective:viewOrder')}
            </ButtonLink>
          ) : (
            data && (
              <ButtonLink tone="brand" to={links.group(data.collective.goods_id, data.group.group_no)}>
                {c('collective:goToGroup')}
              </ButtonLink>
            )
          )}
        </div>
      </EmptyState>
    </div>
  )
}

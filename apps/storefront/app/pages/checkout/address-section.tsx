import { listAddresses } from '@fangshi/contract/addresses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MapPin, Plus } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { AddressDialog } from '~/address/address-dialog.tsx'
import type { Address } from '~/address/address-form.tsx'
import { call } from '~/api/call.ts'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useAddressTexts } from '~/address/own-texts.ts'
import { Button } from '~/ui/button.tsx'
import { RadioCards } from '~/ui/inputs/radio-cards.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { PlaceLine, ReceiverLine } from './address-lines.tsx'

/** The address section: cards to choose from that collapse into a summary, and a form to add one in place (ux §2c). */
export function AddressSection({
  ref: section,
  chosenId,
  onChoose,
  isMissing,
}: {
  /** The section, which takes the focus when it needs attention. */
  ref: RefObject<HTMLElement | null>
  chosenId: number | null
  onChoose: (id: number) => void
  /** The shopper tried to order without an address. */
  isMissing: boolean
}) {
  const t = useOrderTexts()
  const addressText = useAddressTexts()
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [edited, setEdited] = useState<Address | 'new'>()
  const {
    data: addresses,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => call(listAddresses, {}, { signal }),
  })
  const chosen = addresses?.find(({ id }) => id === chosenId)

  const unfold = (open: boolean): void => {
    setIsOpen(open)
    // The pressed button disappears; keep the focus here.
    section.current?.focus({ preventScroll: true })
  }
  const saved = async (address: Address): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['addresses'] })
    setEdited(undefined)
    setIsOpen(false)
    onChoose(address.id)
    // The edited address may be in another province now.
    if (address.id === chosenId) await client.invalidateQueries({ queryKey: ['quote'] })
  }

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="address-heading" className="card scroll-mt-4 p-4 md:p-6">
      <div className="flex min-h-11 items-center justify-between gap-4 md:min-h-10">
        <h2 id="address-heading" className="text-16 font-bold">
          {t(isOpen ? 'order:chooseAddress' : 'order:address')}
        </h2>
        {chosen && !isOpen && (
          <div className="flex gap-2">
            <Button size="s" tone="quiet" onClick={() => setEdited(chosen)}>
              {t('ui:edit')}
            </Button>
            <Button size="s" onClick={() => unfold(true)}>
              {t('order:changeAddress')}
            </Button>
          </div>
        )}
      </div>
      {isMissing && !chosen && (
        <p role="alert" className="pb-2 text-13 text-bad">
          {t('order:addressFirst')}
        </p>
      )}
      {isError && (
        <p className="flex items-center gap-3 pt-2 text-ink-2">
          {t('order:addressesFailed')}
          <Button size="s" onClick={() => void refetch()}>
            {t('ui:retry')}
          </Button>
        </p>
      )}
      {!addresses && !isError && <Skeleton className="mt-2 h-14" />}
      {chosen && !isOpen && (
        <div className="flex gap-3 pt-1">
          <MapPin size={20} className="mt-0.5 text-brand" />
          <div>
            <ReceiverLine address={chosen} />
            <p className="text-ink-2">
              <PlaceLine address={chosen} />
            </p>
          </div>
        </div>
      )}
      {addresses && (isOpen || !chosen) && (
        <div className="space-y-3 pt-2">
          {addresses.length === 0 && <p className="text-ink-2">{t('order:noAddress')}</p>}
          <RadioCards
            name="address"
            label={t('order:chooseAddress')}
            className="md:grid-cols-2"
            cards={addresses.map((address) => ({
              value: address.id,
              title: <ReceiverLine address={address} />,
              text: <PlaceLine address={address} />,
            }))}
            value={chosenId ?? undefined}
            onChange={onChoose}
          />
          <div className="flex gap-3">
            {chosen && (
              <Button tone="ink" onClick={() => unfold(false)}>
                {t('ui:confirm')}
              </Button>
            )}
            <Button tone={addresses.length ? 'outline' : 'brand'} onClick={() => setEdited('new')}>
              <Plus size={18} />
              {addressText('address:add')}
            </Button>
          </div>
        </div>
      )}
      <AddressDialog
        isOpen={edited !== undefined}
        address={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
        onSaved={(address) => void saved(address)}
      />
    </section>
  )
}

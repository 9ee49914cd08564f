import type { Address } from '~/address/address-form.tsx'
import { useAddressTexts } from '~/address/own-texts.ts'
import { Tag } from '~/ui/tag.tsx'

/** The recipient, as the title of a card. */
export function ReceiverLine({ address }: { address: Address }) {
  const t = useAddressTexts()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
      {address.receive_name}
      <span className="tabular-nums">{address.receive_tel}</span>
      {address.is_default && <Tag>{t('address:isDefault')}</Tag>}
    </span>
  )
}

/** The delivery address, as the text of a card. */
export const PlaceLine = ({ address }: { address: Address }) => `${address.area_info} ${address.address}`

import { Dialog } from '~/ui/overlay/dialog.tsx'
import { AddressForm, type Address } from './address-form.tsx'
import { useAddressTexts } from './own-texts.ts'

/** The address form in a dialog; edits `address` if given. */
export function AddressDialog({
  isOpen,
  address,
  onClose,
  onSaved,
}: {
  isOpen: boolean
  address?: Address
  onClose: () => void
  onSaved: (address: Address) => void
}) {
  const t = useAddressTexts()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(address ? 'address:edit' : 'address:add')}>
      <AddressForm key={address?.id} address={address} onSaved={onSaved} onCancel={onClose} isInDialog />
    </Dialog>
  )
}

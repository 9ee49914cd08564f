import { useText } from '~/i18n/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { AddressForm, type Address } from './address-form.tsx'

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
  const t = useText()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(address ? 'address:edit' : 'address:add')}>
      <AddressForm key={address?.id} address={address} onSaved={onSaved} onCancel={onClose} isInDialog />
    </Dialog>
  )
}

import { defaultAddress, removeAddress } from '@fangshi/contract/addresses'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '~/address/address-form.tsx'
import { call } from '~/api/call.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { useAddressTexts } from '~/address/own-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { Tag } from '~/ui/tag.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

const action =
  'inline-flex min-h-11 items-center rounded-2 px-2 text-13 text-ink-2 hover:bg-sunken hover:text-ink md:min-h-9'

/** An address with its actions. */
export function AddressCard({ address }: { address: Address }) {
  const t = useUserTexts()
  const addressText = useAddressTexts()
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { id, receive_name, receive_tel, area_info, address: street, is_default } = address
  const renew = () => client.invalidateQueries({ queryKey: ['user', 'addresses'] })
  const choose = useMutation({
    mutationFn: () => call(defaultAddress, { params: { id } }),
    onSuccess: async () => {
      await renew()
      toast({ text: t('user:defaultSet'), tone: 'ok' })
    },
  })
  const remove = useMutation({
    mutationFn: () => call(removeAddress, { params: { id } }),
    onSuccess: async () => {
      setIsAsking(false)
      await renew()
      toast({ text: t('user:addressRemoved'), tone: 'ok' })
    },
  })
  return (
    <li className="card flex flex-col p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="text-16 font-bold">{receive_name}</strong>
        <span className="text-ink-2 tabular-nums">{receive_tel}</span>
        {is_default && <Tag tone="brand">{addressText('address:isDefault')}</Tag>}
      </p>
      <p className="flex-1 pt-1 pb-3 text-ink-2">
        {area_info} <span lang="zh-CN">{street}</span>
      </p>
      <div className="border-t border-line pt-2">
        <div className="-mx-2 flex items-center">
          {!is_default && (
            <button type="button" className={action} disabled={choose.isPending} onClick={() => choose.mutate()}>
              {t('user:setDefault')}
            </button>
          )}
          <LocalLink
            to={links.addressForm(id)}
            aria-label={t('user:editAddress', { name: receive_name })}
            className={`${action} ml-auto`}
          >
            {t('ui:edit')}
          </LocalLink>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('user:removeAddress', { name: receive_name })}
            className={action}
            onClick={() => setIsAsking(true)}
          >
            {t('ui:remove')}
          </button>
        </div>
      </div>
      <Dialog
        role="alertdialog"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('user:removeAddressTitle')}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('ui:cancel')}</Button>
            <Button tone="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('ui:remove')}
            </Button>
          </>
        }
      >
        <p>
          {receive_name}，{area_info} <span lang="zh-CN">{street}</span>
        </p>
        <p className="pt-2 text-ink-2">{t('user:removeAddressText')}</p>
      </Dialog>
    </li>
  )
}

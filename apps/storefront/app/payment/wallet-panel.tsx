import type { ProviderChannel } from '@fangshi/contract/status'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FormAlert } from '~/form/form-alert.tsx'
import { useText } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { openWallet } from './open-wallet.ts'
import { usePayTexts } from './own-texts.ts'
import { payer } from './payer.ts'
import type { ProviderBill } from './provider-bill.ts'
import { beginFailure, isAboutBill } from './use-prepared.ts'

/** Set by the button that leads here: the wallet opens at once, and not again when the payer comes back. */
export const openAtOnce = { opensWallet: true }

/** Opens the payer's wallet on the phone, and waits here for whoever comes back. */
export function WalletPanel({
  bill,
  channel,
  isOver,
  onPaid,
  onStale,
}: {
  bill: ProviderBill
  channel: ProviderChannel
  isOver: boolean
  onPaid: () => void
  onStale: () => void
}) {
  const t = useText()
  const own = usePayTexts()
  const navigate = useNavigate()
  const { state, pathname, search } = useLocation()
  const [isOpening, setIsOpening] = useState(false)
  const [error, setError] = useState<unknown>()
  const hasOpened = useRef(false)

  const open = useCallback(async (): Promise<void> => {
    setIsOpening(true)
    setError(undefined)
    try {
      const payable = await bill.begin(channel, payer())
      if (payable.paid) onPaid()
      else openWallet(payable)
    } catch (refused) {
      if (isAboutBill(refused)) onStale()
      setError(refused)
    }
    setIsOpening(false)
  }, [bill, channel, onPaid, onStale])

  const opensNow = (state as Partial<typeof openAtOnce> | null)?.opensWallet === true
  useEffect(() => {
    if (!opensNow || hasOpened.current) return
    hasOpened.current = true
    void navigate(pathname + search, { replace: true, preventScrollReset: true })
    void open()
  }, [opensNow, navigate, pathname, search, open])

  const name = own(`pay:name_${channel}`)
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <h2 className="text-18 font-bold">{own('pay:openIn', { name })}</h2>
      <FormAlert text={beginFailure(error, t('errors:offline'))} />
      <Button tone="brand" size="l" className="w-full" busy={isOpening} disabled={isOver} onClick={() => void open()}>
        {own('pay:open', { name })}
      </Button>
    </div>
  )
}

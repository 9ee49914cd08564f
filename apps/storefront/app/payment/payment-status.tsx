import { LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { usePayTexts } from './own-texts.ts'
import type { BillState } from './provider-bill.ts'

/** Says that the result is waited for, and asks for it at once when the person has paid. */
export function PaymentStatus({
  ask,
  onBack,
}: {
  ask: () => Promise<BillState | undefined>
  /** Back to the other methods. */
  onBack: () => void
}) {
  const t = usePayTexts()
  const [isAsking, setIsAsking] = useState(false)
  const [answer, setAnswer] = useState<'notYet' | 'unknown'>()
  const press = async (): Promise<void> => {
    setIsAsking(true)
    const state = await ask()
    setIsAsking(false)
    setAnswer(state === 'open' ? 'notYet' : state ? undefined : 'unknown')
  }
  return (
    <div className="flex flex-col items-center gap-3">
      <p role="status" className="flex items-start gap-2 text-13 text-ink-2">
        <LoaderCircle size={16} className="mt-0.5 shrink-0 motion-safe:animate-spin" />
        {t(`pay:${answer ?? 'checking'}`)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button busy={isAsking} onClick={() => void press()}>
          {t('pay:paidAlready')}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {t('pay:otherMethod')}
        </Button>
      </div>
    </div>
  )
}

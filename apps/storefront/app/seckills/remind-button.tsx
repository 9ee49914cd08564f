import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import { Button } from '~/ui/button.tsx'
import type { ButtonSize } from '~/ui/button-look.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import { useIsReminded } from './known-reminders.ts'
import { useSeckillTexts } from './own-texts.ts'

/** Sets or removes a reminder of the start of a flash sale. A guest logs in first and comes back. */
export function RemindButton({
  seckill: { id, name },
  size = 's',
  className,
}: {
  seckill: { id: number; name: string }
  size?: ButtonSize
  className?: string
}) {
  const t = useSeckillTexts()
  const text = useText()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const { pathname, search } = useLocation()
  const isLoggedIn = useIsLoggedIn()
  const isReminded = useIsReminded(id)
  const [isSending, setIsSending] = useState(false)

  const addPhone = (why: string): void =>
    toast({
      text: why,
      tone: 'bad',
      action: { label: t('seckill:addPhone'), act: () => void navigate(localPath(links.safePhone())) },
    })
  const press = async (): Promise<void> => {
    if (!isLoggedIn) return void navigate(localPath(links.login(pathname + search)))
    setIsSending(true)
    try {
      const { remind } = await import('./remind-calls.ts')
      if (await remind(id, !isReminded, addPhone))
        toast({ text: t(isReminded ? 'seckill:remindUnset' : 'seckill:remindSet'), tone: 'ok' })
    } catch {
      toast({ text: text('errors:offline'), tone: 'bad' })
    }
    setIsSending(false)
  }
  const Icon = isReminded ? BellRing : Bell
  return (
    <Button size={size} aria-pressed={isReminded} busy={isSending} onClick={() => void press()} className={className}>
      <Icon size={16} />
      {t(isReminded ? 'seckill:reminded' : 'seckill:remind')}
      <span className="sr-only">{name}</span>
    </Button>
  )
}

import type { demoInbox } from '@fangshi/contract/accounts'
import type { Reply } from '@fangshi/contract/route'
import { Copy } from 'lucide-react'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

const codePattern = /\b\d{6}\b/

/** A message with its code in large digits and a button to copy it. */
export function SmsMessage({ message: { phone, text, created_at } }: { message: Reply<typeof demoInbox>[number] }) {
  const t = useAuthTexts()
  const code = codePattern.exec(text)?.[0]
  const copy = async (): Promise<void> => {
    if (!code) return
    await navigator.clipboard.writeText(code)
    toast({ text: t('ui:copied'), tone: 'ok' })
  }
  return (
    <li className="card p-4 md:p-6">
      <p className="flex flex-wrap justify-between gap-x-4 text-13 text-ink-3">
        <span>{t('auth:smsTo', { phone })}</span>
        <time dateTime={created_at.replace(' ', 'T')} className="tabular-nums">
          {created_at}
        </time>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-2">
        <p className="min-w-60 flex-1">{text}</p>
        {code && (
          <div className="flex items-center gap-3 rounded-3 bg-sunken py-2 pr-2 pl-4">
            <strong className="text-24 font-bold tabular-nums">{code}</strong>
            <Button size="s" tone="ink" aria-label={t('auth:copyCode', { code })} onClick={() => void copy()}>
              <Copy size={14} />
              {t('ui:copy')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

import type { Notification } from '@fangshi/contract/notifications'
import {
  ClipboardList,
  Heart,
  Landmark,
  MessageSquareText,
  ShieldCheck,
  Store,
  Ticket,
  Undo2,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { useMessageTexts } from './own-texts.ts'

const icons: Partial<Record<Notification['kind'], LucideIcon>> = {
  order: ClipboardList,
  refund: Undo2,
  comment: MessageSquareText,
  activity: Zap,
  coupon: Ticket,
  favorite: Heart,
  store: Store,
  withdrawal: Landmark,
  security: ShieldCheck,
}

/** A message, which leads to the page that it is about. */
export function MessageRow({ message, onOpen }: { message: Notification; onOpen: () => void }) {
  const t = useMessageTexts()
  const { kind, title, text, link, is_read, created_at } = message
  const Icon = icons[kind] ?? ClipboardList
  return (
    <li className="relative flex gap-3 py-4">
      <span className="relative flex size-10 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-2">
        <Icon size={20} />
        {!is_read && <span className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full bg-brand" />}
      </span>
      <div className="min-w-0 flex-1 space-y-0.5">
        <h2 className={is_read ? 'text-ink-2' : 'font-medium'}>
          <LocalLink to={link || links.messages()} onClick={onOpen} className="whole-card hover:text-brand">
            {!is_read && <span className="sr-only">{t('message:isNew')} </span>}
            {title}
          </LocalLink>
        </h2>
        <p className="text-13 wrap-anywhere text-ink-2">{text}</p>
        <p className="text-12 text-ink-3 tabular-nums">{created_at.slice(0, 16)}</p>
      </div>
    </li>
  )
}

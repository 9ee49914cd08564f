import { Store } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { classNames } from '../class-names.ts'

/** The heading of a card about one store, which leads to the store's page. */
export const StoreHeading = ({ id, name, className }: { id: number; name: string; className?: string }) => (
  <h2 className={classNames('min-w-0 font-medium', className)}>
    <LocalLink to={links.store(id)} className="flex items-center gap-2 rounded-1 py-1 hover:text-brand">
      <Store size={18} className="text-ink-3" />
      <span className="truncate">{name}</span>
    </LocalLink>
  </h2>
)

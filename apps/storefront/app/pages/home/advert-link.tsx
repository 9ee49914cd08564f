import type { ReactNode } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'

/** An advert links into the shop, to another site, or nowhere. */
export function AdvertLink({ url, className, children }: { url: string; className: string; children: ReactNode }) {
  if (url.startsWith('/')) {
    return (
      <LocalLink to={url} className={className} draggable={false}>
        {children}
      </LocalLink>
    )
  }
  if (!url) return <div className={className}>{children}</div>
  return (
    <a href={url} rel="noopener" className={className}>
      {children}
    </a>
  )
}

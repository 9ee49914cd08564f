import type { getHome } from '@fangshi/contract/shopfront'
import type { Reply } from '@fangshi/contract/route'
import { ChevronDown, Megaphone } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { RichText } from '~/ui/rich-text.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'
import { Tag } from '~/ui/tag.tsx'

/** The platform's notices; each one expands in place. */
export function Notices({ notices }: { notices: Reply<typeof getHome>['notices'] }) {
  const t = useText()
  if (!notices.length) return null
  return (
    <section className="pt-6 md:pt-10">
      <SectionHeading title={t('home:notices')} to={links.notices()} />
      <div className="card divide-y divide-line px-4 md:px-6">
        {notices.map(({ id, title, tag, content, created_at }) => (
          <details key={id} name="notices" className="group">
            <summary className="flex min-h-12 items-center gap-3 rounded-1 py-2 hover:text-brand">
              <Megaphone size={18} className="text-brand" />
              <span className="min-w-0 flex-1 font-medium">{title}</span>
              {tag && <Tag>{tag}</Tag>}
              <time dateTime={created_at.slice(0, 10)} className="text-12 text-ink-3 tabular-nums">
                {created_at.slice(0, 10)}
              </time>
              <ChevronDown size={16} className="text-ink-3 transition duration-200 group-open:rotate-180" />
            </summary>
            <div className="max-w-text pb-4 pl-8 text-ink-2">
              <RichText html={content} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

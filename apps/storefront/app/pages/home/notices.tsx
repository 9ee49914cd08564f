import type { getHome } from '@fangshi/contract/shopfront'
import type { Reply } from '@fangshi/contract/route'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'
import { Tag } from '~/ui/tag.tsx'

interface NoticesProps {
  notices: Reply<typeof getHome>['notices']
}

function NoticesContent({ notices }: NoticesProps) {
  const t = useText()
  return (
    <>
      <SectionHeading title={t('home:notices')} more={{ to: links.notices(), label: t('home:allNotices') }} />
      <ul className="card grid gap-x-8 px-4 py-2 md:px-6 lg:grid-cols-2">
        {notices.map(({ id, title, tag, created_at }) => (
          <li key={id} className="flex min-h-11 items-center gap-3">
            <LocalLink to={links.notice(id)} className="min-w-0 flex-1 rounded-1 py-1 hover:text-brand">
              {title}
            </LocalLink>
            {tag && <Tag>{tag}</Tag>}
            <time dateTime={created_at.slice(0, 10)} className="text-12 text-ink-3 tabular-nums">
              {created_at.slice(0, 10)}
            </time>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The platform's first notices, each a link to its page. */
export const Notices = ({ notices }: NoticesProps) =>
  notices.length > 0 && (
    <CachedFragment as="section" className="pt-6 md:pt-10" content={NoticesContent} props={{ notices }} />
  )

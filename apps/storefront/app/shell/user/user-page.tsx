import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'

/** A page of the user centre: its heading with a back link on phones, and `aside` on the right. */
export function UserPage({
  title,
  back = links.user(),
  aside,
  children,
}: {
  title: string
  back?: string
  aside?: ReactNode
  children: ReactNode
}) {
  const t = useUserTexts()
  return (
    <>
      <div className="flex min-h-11 items-center gap-2 pb-3">
        <LocalLink
          to={back}
          aria-label={t('user:back')}
          className="-ml-3 flex size-11 items-center justify-center rounded-full text-ink-2 hover:bg-sunken lg:hidden"
        >
          <ChevronLeft size={22} />
        </LocalLink>
        <h1 className="flex-1 text-20 font-bold md:text-24">{title}</h1>
        {aside}
      </div>
      {children}
    </>
  )
}

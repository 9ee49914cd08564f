import type { Application } from '@fangshi/contract/store-opening'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { userQueries } from '~/account/user-queries.ts'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { buttonLook } from '~/ui/button-look.ts'
import { classNames } from '~/ui/class-names.ts'

interface State {
  icon: LucideIcon
  look: string
  title: string
  children: ReactNode
}

const StateCard = ({ icon: Icon, look, title, children }: State) => (
  <div className="card flex flex-col items-center gap-4 px-5 py-10 text-center md:py-14">
    <span className={classNames('flex size-16 items-center justify-center rounded-full', look)}>
      <Icon size={32} />
    </span>
    <div role="status">
      <h2 className="text-20 font-bold">{title}</h2>
    </div>
    {children}
  </div>
)

function Verifying() {
  const t = useDocumentTexts()
  const { refetch, isFetching } = useQuery(userQueries.application())
  return (
    <StateCard icon={Clock} look="bg-warn-50 text-warn" title={t('opening:verifyingTitle')}>
      <p className="max-w-dialog text-ink-2">{t('opening:verifyingText')}</p>
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('opening:checkAgain')}
      </Button>
    </StateCard>
  )
}

/**
 * The result of the review: pending; denied, with the reason and a link to the form; or approved, with a link to the
 * back office.
 */
export function Decision({ application }: { application: Application }) {
  const t = useDocumentTexts()
  const { verify, status, refuse_reason, seller_login, id } = application
  if (verify === 'verifying') return <Verifying />
  if (verify === 'denied')
    return (
      <StateCard icon={CircleX} look="bg-bad-50 text-bad" title={t('opening:deniedTitle')}>
        <p className="w-full max-w-dialog rounded-2 bg-sunken px-4 py-3 text-left break-words">
          <strong className="block text-13 font-medium text-ink-2">{t('opening:deniedReason')}</strong>
          {refuse_reason}
        </p>
        <ButtonLink tone="brand" to={links.storeStep(2)}>
          {t('opening:edit')}
        </ButtonLink>
      </StateCard>
    )
  return (
    <StateCard icon={BadgeCheck} look="bg-ok-50 text-ok" title={t('opening:passedTitle')}>
      <p className="max-w-dialog text-ink-2">{t('opening:passedText')}</p>
      <p>
        <span className="text-ink-2">{t('opening:sellerLogin')}</span>{' '}
        <strong className="font-medium">{seller_login}</strong>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={links.sellerLogin()} className={buttonLook('brand', 'm')}>
          {t('opening:office')}
        </a>
        {status === 'open' && <ButtonLink to={links.store(id)}>{t('opening:seeStore')}</ButtonLink>}
      </div>
    </StateCard>
  )
}

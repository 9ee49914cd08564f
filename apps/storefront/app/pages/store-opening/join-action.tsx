import type { Application } from '@fangshi/contract/store-opening'
import { useQuery } from '@tanstack/react-query'
import { useDocumentsText } from '~/i18n/documents-text.ts'
import { links } from '~/links.ts'
import { useIsLoggedIn } from '~/session.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { buttonLook } from '~/ui/button-look.ts'
import { Skeleton } from '~/ui/skeleton.tsx'
import { applicationQuery } from './application-query.ts'
import { sellerOffice } from './seller-office.ts'

const buttons = {
  filling_in: { to: links.storeStep(2), text: 'join:goOn' },
  verifying: { to: links.storeStep(3), text: 'join:progress' },
  denied: { to: links.storeStep(3), text: 'join:correct' },
} as const

/** The button that fits an application, with a word on where it stands. */
function GoOn({ application }: { application: Application }) {
  const t = useDocumentsText()
  const { verify } = application
  return (
    <div className="space-y-3">
      <p role="status" className="font-medium">
        {t(`join:status_${verify}`)}
      </p>
      {verify === 'passed' ? (
        <a href={sellerOffice} className={buttonLook('brand', 'l')}>
          {t('join:office')}
        </a>
      ) : (
        <ButtonLink tone="brand" size="l" to={buttons[verify].to}>
          {t(buttons[verify].text)}
        </ButtonLink>
      )}
    </div>
  )
}

function OwnAction() {
  const t = useDocumentsText()
  const { data, isPending } = useQuery(applicationQuery)
  if (isPending) return <Skeleton className="h-12 w-48" />
  if (data) return <GoOn application={data} />
  return (
    <ButtonLink tone="brand" size="l" to={links.storeStep(1)}>
      {t('join:start')}
    </ButtonLink>
  )
}

/** The way in: for guests through the login and back, for applicants to where they left. */
export function JoinAction() {
  const t = useDocumentsText()
  if (useIsLoggedIn()) return <OwnAction />
  return (
    <ButtonLink tone="brand" size="l" to={links.login(links.storeStep(1))}>
      {t('join:startLoggedOut')}
    </ButtonLink>
  )
}

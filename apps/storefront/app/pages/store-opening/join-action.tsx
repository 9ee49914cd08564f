import type { Application } from '@fangshi/contract/store-opening'
import { useQuery } from '@tanstack/react-query'
import { userQueries } from '~/account/user-queries.ts'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { links } from '~/routing/links.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { buttonLook } from '~/ui/button-look.ts'
import { Skeleton } from '~/ui/skeleton.tsx'

const buttons = {
  filling_in: { to: links.storeStep(2), text: 'join:goOn' },
  verifying: { to: links.storeStep(3), text: 'join:progress' },
  denied: { to: links.storeStep(3), text: 'join:correct' },
} as const

/** The status of an application and the button that fits it. */
function GoOn({ application }: { application: Application }) {
  const t = useDocumentTexts()
  const { verify } = application
  return (
    <div className="space-y-3">
      <p role="status" className="font-medium">
        {t(`join:status_${verify}`)}
      </p>
      {verify === 'passed' ? (
        <a href={links.sellerLogin()} className={buttonLook('brand', 'l')}>
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
  const t = useDocumentTexts()
  const { data, isPending } = useQuery(userQueries.application())
  if (isPending) return <Skeleton className="h-12 w-48" />
  if (data) return <GoOn application={data} />
  return (
    <ButtonLink tone="brand" size="l" to={links.storeStep(1)}>
      {t('join:start')}
    </ButtonLink>
  )
}

/** The entry button: guests go through the login, applicants continue where they left off. */
export function JoinAction() {
  const t = useDocumentTexts()
  if (useIsLoggedIn()) return <OwnAction />
  return (
    <ButtonLink tone="brand" size="l" to={links.login(links.storeStep(1))}>
      {t('join:startLoggedOut')}
    </ButtonLink>
  )
}

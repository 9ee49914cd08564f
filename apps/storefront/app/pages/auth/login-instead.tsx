import { DemoInboxLink } from '~/account/demo-inbox-link.tsx'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'

/** Below a form with an SMS code: a link to the login, and to the inbox of the demo. */
export function LoginInstead({ question, next }: { question: string; next: Parameters<typeof links.login>[0] }) {
  const t = useAuthTexts()
  return (
    <>
      <p className="py-4 text-13 text-ink-2">
        {question}{' '}
        <LocalLink
          to={links.login(next)}
          className="inline-block rounded-1 py-1 font-medium text-brand hover:underline"
        >
          {t('auth:loginNow')}
        </LocalLink>
      </p>
      <DemoInboxLink />
    </>
  )
}

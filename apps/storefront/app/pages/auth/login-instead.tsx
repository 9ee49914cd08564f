import { DemoInboxLink } from '~/account/demo-inbox-link.tsx'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'

/** Below a form that takes an sms code: the way to the login for who needs none, and the demo's inbox. */
export function LoginInstead({ question, next }: { question: string; next: Parameters<typeof links.login>[0] }) {
  const t = useText()
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

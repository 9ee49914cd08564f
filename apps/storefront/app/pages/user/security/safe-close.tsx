import { closeAccount, readClosing } from '@fangshi/contract/account-security'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '~/api/call.ts'
import { useUserTexts, userTexts } from '~/area-texts/user-texts.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { endSession } from '~/session/session.ts'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import type { Route } from './+types/safe-close'
import type { Me } from '~/pages/user/completeness.ts'
import { ClosingObstacles } from './closing-obstacles.tsx'
import { ReauthFields } from './reauth-fields.tsx'
import { reauthOf, type SecurityValues } from './security-form.ts'
import { SecurityPage } from './security-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = userTexts(rootData(matches).locale)
  const description = t('user:closeText')
  return pageMeta(matches, { title: t('user:closeAccount'), description, path: links.safeClose(), noindex: true })
}

/** `balance`: what is left of the demo's starting balance, `0.00` for none. */
function CloseForm({ me, points, balance }: { me: Me; points: number; balance: string }) {
  const t = useUserTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const fields = useFields<SecurityValues>({ names: ['old_password', 'code'] })
  const close = fields.submit(async (values) => {
    await call(closeAccount, { body: reauthOf(values) }, { quiet: true })
    await navigate(localPath(links.home()), { replace: true })
    endSession()
    toast({ text: t('user:accountClosed'), tone: 'ok' })
  })
  return (
    <form noValidate onSubmit={close} className="space-y-4">
      <FormAlert text={fields.alert} />
      <ul className="list-disc space-y-1 pl-5 text-ink-2">
        <li>{t('user:closeRemoves')}</li>
        <li>{t('user:closeKeeps')}</li>
        {points > 0 && <li>{t('user:closePoints', { count: points })}</li>}
        {Number(balance) > 0 && <li>{t('user:closeBalance', { amount: balance })}</li>}
        <li className="font-medium text-bad">{t('user:closeForGood')}</li>
      </ul>
      <ReauthFields fields={fields} phone={me.phone} />
      <SubmitButton tone="danger" className="w-full md:w-auto" busy={fields.isSending}>
        {t('user:closeForever')}
      </SubmitButton>
    </form>
  )
}

/** Closes the account for good, or says what has to be settled first. */
export default function SafeClose() {
  const t = useUserTexts()
  const query = useQuery({
    queryKey: ['user', 'closing'],
    queryFn: ({ signal }) => call(readClosing, {}, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <SecurityPage title={t('user:closeAccount')} text={t('user:closeText')}>
      {(me) => (
        <Loaded query={query} skeleton={<FormSkeleton />}>
          {({ obstacles, integral, starting_balance }) =>
            obstacles.length > 0 ? (
              <ClosingObstacles obstacles={obstacles} />
            ) : (
              <CloseForm me={me} points={integral} balance={starting_balance} />
            )
          }
        </Loaded>
      )}
    </SecurityPage>
  )
}

import { bindOauth, unbindOauth, type LoginProviderName, type LoginWayName } from '@fangshi/contract/oauth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DemoInboxLink } from '~/account/demo-inbox-link.tsx'
import { userQueries } from '~/account/user-queries.ts'
import { call } from '~/api/call.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { goToProvider } from '~/oauth/go-to-provider.ts'
import { useOauthTexts } from '~/oauth/own-texts.ts'
import type { Me } from '~/pages/user/completeness.ts'
import { ReauthFields } from '~/pages/user/security/reauth-fields.tsx'
import { reauthOf, type SecurityValues } from '~/pages/user/security/security-form.ts'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

interface Props {
  provider: LoginProviderName
  /** How to bind; none to unbind. */
  way: { name: LoginWayName } | undefined
  onDone: () => void
}

function ReauthForm({ provider, way, onDone, me }: Props & { me: Me }) {
  const t = useOauthTexts()
  const client = useQueryClient()
  const name = t(`oauth:name_${provider}`)
  const fields = useFields<SecurityValues>({ names: ['old_password', 'code'] })
  const unbind = async (values: SecurityValues): Promise<void> => {
    await call(unbindOauth, { params: { provider }, body: reauthOf(values) }, { quiet: true })
    toast({ text: t('oauth:isUnbound', { name }), tone: 'ok' })
    onDone()
    await client.invalidateQueries({ queryKey: ['user', 'logins'] })
  }
  const bind = (values: SecurityValues, { name: by }: NonNullable<Props['way']>): Promise<void> =>
    goToProvider({ name: by, provider, isBinding: true }, (challenge) =>
      call(bindOauth, { params: { name: by }, body: { ...reauthOf(values), challenge } }, { quiet: true }),
    )
  const send = fields.submit((values) => (way ? bind(values, way) : unbind(values)))
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <FormAlert text={fields.alert} />
      <p className="text-ink-2">{t(way ? 'oauth:bindText' : 'oauth:unbindText', { name })}</p>
      <ReauthFields fields={fields} phone={me.phone} />
      <SubmitButton tone={way ? 'brand' : 'danger'} className="w-full" busy={fields.isSending}>
        {way ? t('oauth:goOn', { name }) : t('oauth:confirmUnbind')}
      </SubmitButton>
      <DemoInboxLink />
    </form>
  )
}

/** Binds or unbinds the identity of a provider, after re-authentication (rules §10). */
export function LoginForm(props: Props) {
  const me = useQuery({ ...userQueries.me(), refetchOnWindowFocus: false })
  return (
    <Loaded query={me} skeleton={<FormSkeleton />}>
      {(person) => <ReauthForm {...props} me={person} />}
    </Loaded>
  )
}

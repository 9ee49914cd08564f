import { editMe } from '@fangshi/contract/accounts'
import { Text } from '@fangshi/contract/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { userQueries } from '~/account/user-queries.ts'
import { call } from '~/api/call.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { fits } from '~/form/field-errors.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { updateSessionUser } from '~/session/session.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { AvatarField } from '~/avatar/avatar-field.tsx'
import type { Me } from '~/pages/user/completeness.ts'

const sexes = ['unknown', 'female', 'male'] as const
type Values = Pick<Me, 'nickname' | 'avatar' | 'sex'>

/** Nickname, photo and gender; the username is fixed. */
export function ProfileForm({ me }: { me: Me }) {
  const t = useUserTexts()
  const client = useQueryClient()
  const { form, field, errorOf, submit, isSending, alert } = useFields<Values>({
    names: ['nickname', 'avatar'],
    defaultValues: { nickname: me.nickname, avatar: me.avatar, sex: me.sex },
  })
  const save = submit(async (values) => {
    const saved = await call(editMe, { body: { provider: 'users', ...values } }, { quiet: true })
    client.setQueryData(userQueries.me().queryKey, saved)
    updateSessionUser(saved)
    toast({ text: t('user:profileSaved'), tone: 'ok' })
  })
  return (
    <form noValidate onSubmit={save} className="max-w-form space-y-5">
      <FormAlert text={alert} />
      <Controller
        name="avatar"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <AvatarField src={value} name={me.nickname} error={errorOf('avatar')} onChange={onChange} />
        )}
      />
      <p>
        <span className="block pb-1 font-medium">{t('user:username')}</span>
        <span className="text-ink-2">{me.username}</span>
      </p>
      <Field label={t('user:nickname')} hint={t('user:nicknameHint')} error={errorOf('nickname')}>
        {(input) => (
          <TextInput {...input} autoComplete="nickname" maxLength={15} {...field('nickname', fits(Text(1, 15)))} />
        )}
      </Field>
      <fieldset>
        <legend className="pb-1 font-medium">{t('user:sex')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {sexes.map((sex) => (
            <label key={sex} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                value={sex}
                {...form.register('sex')}
                className="size-5 appearance-none rounded-full border border-line-strong bg-surface checked:border-6 checked:border-brand"
              />
              {t(`user:sex_${sex}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <SubmitButton className="w-full md:w-auto" busy={isSending}>
        {t('ui:save')}
      </SubmitButton>
    </form>
  )
}

import { CallError } from '@fangshi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { Alert, App, Button, Form } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { l } from '../../i18n/ui-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { profileTexts } from './texts.ts'
import { call, errorText } from '../../session/api.ts'
import { areas, type AreaName } from '../../areas/areas.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { queries } from '../../session/queries.ts'
import type { Staff } from '../../session/session.ts'
import { avatar, password, text } from '../fields/build.ts'
import { showFieldErrors } from '../fields/field-errors.ts'
import { FieldsForm } from '../fields/form/fields-form.tsx'
import { FormField } from '../fields/form/form-field.tsx'
import type { FormValues } from '../fields/spec.ts'
import { StaleNotice } from '../stale/stale-notice.tsx'
import { useStale, type RecordState } from '../stale/use-stale.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useLeaveGuard } from '../ui/use-leave-guard.ts'
import styles from './profile-dialog.module.css'

const formId = 'profile'
/** px; the spec's 80 (§9) hold Chinese labels, English ones need more. */
const labelWidths = { 'zh-cn': 80, en: 132 } as const

const fields = {
  avatar: avatar(l('头像', 'Avatar'), { help: l('将裁剪为 150 × 150 像素', 'Will be cropped to 150 × 150 px') }),
  nickname: text(l('昵称', 'Nickname'), { required: true, maxlength: 15 }),
  password: password(l('新密码', 'New password'), {
    maxlength: 128,
    help: l('不修改请留空；至少 8 位', 'At least 8 characters. Leave blank to keep the current one.'),
    check: (value) => (String(value).length < 8 ? 'TOO_SHORT' : undefined),
  }),
  old_password: password(l('原密码', 'Current password'), { required: true, maxlength: 128 }),
}

const revised = ({ nickname, avatar, revision }: Staff): RecordState => ({ values: { nickname, avatar }, revision })

interface Values {
  nickname: string
  password?: string
  old_password?: string
  avatar?: string
}

interface Props {
  area: AreaName
  staff: Staff
  onClose: () => void
}

/** The own record (spec §2, user-info dialog): nickname, password, avatar. A new password asks for the old one. */
export default function ProfileDialog({ area, staff, onClose }: Props) {
  const t = useText()
  const locale = useLocale()
  const { message } = App.useApp()
  const [form] = Form.useForm<FormValues>()
  const [isDirty, setDirty] = useState(false)
  const { close } = useLeaveGuard(isDirty, onClose)
  const hasPassword = Boolean(Form.useWatch('password', form))
  const { editMe, getMe, provider } = areas[area]
  const stale = useStale(form, revised(staff), async () => revised(await call(getMe, { body: { provider } })))
  const save = useMutation({
    mutationFn: (values: Values) =>
      call(
        editMe,
        { body: { provider, ...values, password: values.password ?? '', revision: stale.revision } },
        { quiet: true },
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [area, 'me'] })
      message.success(t(actionTexts.saved))
      onClose()
    },
    onError: (error) => {
      if (error instanceof CallError) showFieldErrors(form, fields, error.fields, locale)
      stale.onRefused(error)
    },
  })
  return (
    <Dialog
      title={t(profileTexts.title)}
      width="max(30%, 440px)"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(actionTexts.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={save.isPending}>
            {t(actionTexts.save)}
          </Button>
        </>
      }
    >
      {save.error && !stale.changes.length && (
        <Alert className={styles.alert} type="error" showIcon title={errorText(save.error, locale)} />
      )}
      <FieldsForm
        id={formId}
        form={form}
        initial={revised(staff).values}
        labelWidth={labelWidths[locale]}
        onChange={() => setDirty(true)}
        onSubmit={(values) => !save.isPending && save.mutate(values as FormValues & Values)}
      >
        <StaleNotice fields={fields} changes={stale.changes} />
        <FormField name="avatar" spec={fields.avatar} />
        <FormField name="nickname" spec={fields.nickname} />
        <FormField name="password" spec={fields.password} />
        {hasPassword && <FormField name="old_password" spec={fields.old_password} />}
      </FieldsForm>
    </Dialog>
  )
}

import { CallError } from '@fangshi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { Alert, App, Form, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, errorText } from '../../api.ts'
import { areas, type AreaName } from '../../areas.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { queries } from '../../queries.ts'
import type { Staff } from '../../session.ts'
import { avatar, password, text } from '../fields/build.ts'
import { showFieldErrors } from '../fields/field-errors.ts'
import { FieldsForm } from '../fields/fields-form.tsx'
import { FormField } from '../fields/form-field.tsx'
import type { FormValues } from '../fields/spec.ts'
import { l } from '../label.ts'
import styles from './profile-dialog.module.css'

const formId = 'profile'
const fields = {
  avatar: avatar(l('头像', 'Avatar'), { help: l('裁成 150 × 150 像素', 'Cropped to 150 × 150 pixels') }),
  nickname: text(l('昵称', 'Nickname'), { required: true, maxlength: 15 }),
  password: password(l('新密码', 'New password'), {
    help: l('不修改请留空；至少 8 个字符', 'Leave it empty to keep yours; at least 8 characters'),
    check: (value) => (String(value).length < 8 ? 'TOO_SHORT' : undefined),
  }),
  old_password: password(l('原密码', 'Old password'), { required: true }),
}

interface Props {
  area: AreaName
  staff: Staff
  onClose: () => void
}

/** The own record (spec §2, user-info dialog): nickname, password, avatar. */
export default function ProfileDialog({ area, staff, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { message, modal } = App.useApp()
  const [form] = Form.useForm<FormValues>()
  const [isDirty, setDirty] = useState(false)
  const hasPassword = Boolean(Form.useWatch('password', form))
  const { nickname } = staff
  const { editMe, provider } = areas[area]
  const save = useMutation({
    mutationFn: (values: { nickname: string; password?: string; old_password?: string; avatar?: string }) =>
      call(editMe, { body: { provider, ...values, password: values.password ?? '' } }, { quiet: true }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [area, 'me'] })
      message.success(t('profile.saved'))
      onClose()
    },
    onError: (error) => {
      if (error instanceof CallError) showFieldErrors(form, fields, error.fields, locale)
    },
  })
  const close = (): void => {
    if (!isDirty) return onClose()
    modal.confirm({
      title: t('profile.unsaved'),
      okText: t('profile.discard'),
      cancelText: t('profile.goOn'),
      onOk: onClose,
    })
  }
  return (
    <Modal
      open
      title={t('profile.title')}
      width="max(30%, 440px)"
      className={styles.dialog}
      closable={{ 'aria-label': t('profile.close') }}
      maskClosable={!isDirty}
      okText={t('profile.save')}
      okButtonProps={{ htmlType: 'submit', form: formId, loading: save.isPending }}
      onCancel={close}
      destroyOnHidden
    >
      {save.error && <Alert className={styles.alert} type="error" showIcon title={errorText(save.error, locale)} />}
      <FieldsForm
        id={formId}
        form={form}
        initial={{ nickname, avatar: staff.avatar }}
        labelWidth={80}
        onChange={() => setDirty(true)}
        onSubmit={(values) => !save.isPending && save.mutate(values as Parameters<typeof save.mutate>[0])}
      >
        <FormField name="avatar" spec={fields.avatar} />
        <FormField name="nickname" spec={fields.nickname} />
        <FormField name="password" spec={fields.password} />
        {hasPassword && <FormField name="old_password" spec={fields.old_password} />}
      </FieldsForm>
    </Modal>
  )
}

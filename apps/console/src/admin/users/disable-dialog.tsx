import { CallError } from '@fangshi/contract/client'
import type { RowOf } from '@fangshi/contract/resource'
import { disableUser, type users } from '@fangshi/contract/users'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Form } from 'antd'
import { useId } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { l } from '../../i18n/ui-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { textarea } from '../../kit/fields/build.ts'
import { showFieldErrors } from '../../kit/fields/field-errors.ts'
import { FieldsForm } from '../../kit/fields/form/fields-form.tsx'
import { FormFields } from '../../kit/fields/form/form-fields.tsx'
import type { FormValues } from '../../kit/fields/spec.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'

export const actTexts = {
  disable: l('停用', 'Disable'),
  enable: l('恢复', 'Enable'),
}
const explained = {
  disable: l(
    '停用后，该用户立即退出所有登录，不能再登录和购买。',
    'The user is logged out everywhere and can’t log in or buy.',
  ),
  enable: l('恢复后可以重新登录。', 'The user can log in again.'),
}
const done = l('已完成', 'Done')

const fields = {
  reason: textarea(l('原因', 'Reason'), {
    required: true,
    maxlength: 200,
    rows: 3,
    span: 24,
    help: l('记入操作日志', 'Recorded in the audit log'),
  }),
}

interface Props {
  user: RowOf<typeof users>
  onClose: () => void
  onDone: () => void
}

/** Disables a user or enables it again, with the reason. */
export function DisableDialog({ user, onClose, onDone }: Props) {
  const t = useText()
  const locale = useLocale()
  const { message } = App.useApp()
  const formId = useId()
  const [form] = Form.useForm<FormValues>()
  const act = user.status === 'active' ? 'disable' : 'enable'
  const change = useMutation({
    mutationFn: ({ reason }: FormValues) =>
      call(disableUser, {
        params: { id: user.id },
        body: { disabled: act === 'disable', reason: String(reason) },
      }),
    onSuccess: () => {
      message.success(t(done))
      onDone()
    },
    onError: (error) => {
      if (error instanceof CallError) showFieldErrors(form, fields, error.fields, locale)
    },
  })
  return (
    <Dialog
      title={`${t(actTexts[act])} · ${user.nickname}`}
      width="min(520px, 100vw)"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(actionTexts.cancel)}</Button>
          <Button type="primary" danger={act === 'disable'} htmlType="submit" form={formId} loading={change.isPending}>
            {t(actTexts[act])}
          </Button>
        </>
      }
    >
      <p>{t(explained[act])}</p>
      <FieldsForm id={formId} form={form} onSubmit={(values) => !change.isPending && change.mutate(values)}>
        <FormFields fields={fields} />
      </FieldsForm>
    </Dialog>
  )
}

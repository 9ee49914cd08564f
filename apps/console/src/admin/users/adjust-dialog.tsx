import { CallError } from '@fangshi/contract/client'
import type { RowOf } from '@fangshi/contract/resource'
import { adjustMoney, type users } from '@fangshi/contract/users'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Form } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { radio, text, textarea } from '../../kit/fields/build.ts'
import { showFieldErrors } from '../../kit/fields/field-errors.ts'
import { FieldsForm } from '../../kit/fields/fields-form.tsx'
import { FormFields } from '../../kit/fields/form-fields.tsx'
import type { FormValues } from '../../kit/fields/spec.ts'
import { l, useLabel } from '../../kit/label.ts'
import { Dialog } from '../../kit/table/dialog.tsx'
import { useAttemptKey } from '../../kit/use-attempt-key.ts'
import { faultOfAmount, kinds, signless, type Kind } from './balances.ts'
import { BalancePreview } from './balance-preview.tsx'

const texts = {
  title: l('调整资金', 'Adjust balance'),
  book: l('入账', 'Book'),
  booked: l('已入账', 'Booked'),
}

const fields = {
  kind: radio(l('账户', 'Account'), { required: true, options: kinds, span: 24 }),
  amount: text(l('金额', 'Amount'), {
    required: true,
    maxlength: 12,
    span: 24,
    placeholder: l('如 12.30，扣减写 -12.30', 'As 12.30, or -12.30 to take off'),
    check: (value, { kind }) => faultOfAmount(String(value), kind as Kind),
  }),
  reason: textarea(l('原因', 'Reason'), {
    required: true,
    maxlength: 200,
    rows: 3,
    span: 24,
    help: l('用户在资金明细里看得到', 'The user sees it in the money log'),
  }),
}

interface Props {
  user: RowOf<typeof users>
  onClose: () => void
  onDone: () => void
}

/** Puts money or points on an account of a user or takes them off, with the reason (rules §8). */
export function AdjustDialog({ user, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const read = useLabel()
  const locale = useLocale()
  const { message } = App.useApp()
  const keyOf = useAttemptKey()
  const formId = useId()
  const [form] = Form.useForm<FormValues>()
  const adjust = useMutation({
    mutationFn: ({ kind, amount, reason }: FormValues) => {
      const body = { id: user.id, kind: kind as Kind, amount: signless(String(amount)), reason: String(reason) }
      return call(adjustMoney, { body }, { key: keyOf(body) })
    },
    onSuccess: () => {
      message.success(read(texts.booked))
      onDone()
    },
    onError: (error) => {
      if (error instanceof CallError) showFieldErrors(form, fields, error.fields, locale)
    },
  })
  return (
    <Dialog
      title={`${read(texts.title)} · ${user.nickname}`}
      width="min(520px, 100vw)"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('table.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={adjust.isPending}>
            {read(texts.book)}
          </Button>
        </>
      }
    >
      <FieldsForm
        id={formId}
        form={form}
        initial={{ kind: 'money' }}
        onSubmit={(values) => !adjust.isPending && adjust.mutate(values)}
      >
        <FormFields fields={fields} />
        <BalancePreview user={user} />
      </FieldsForm>
    </Dialog>
  )
}

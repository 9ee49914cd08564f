import { couponSendings, sendCoupon } from '@fangshi/contract/coupons-admin'
import { localText } from '@fangshi/contract/locale'
import { useMutation, useQuery } from '@tanstack/react-query'
import { App, Button, Form } from 'antd'
import { useId } from 'react'
import type { CouponRow } from '../../coupons/coupon-columns.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { tableSelect } from '../../kit/fields/build.ts'
import { FieldsForm } from '../../kit/fields/form/fields-form.tsx'
import { FormFields } from '../../kit/fields/form/form-fields.tsx'
import type { FieldSpecs, FormValues } from '../../kit/fields/spec.ts'
import { listQuery } from '../../kit/list/use-list.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { call } from '../../session/api.ts'
import { useAttemptKey } from '../../session/use-attempt-key.ts'
import { useRights } from '../../session/rights.ts'
import { userPicker } from '../users/user-fields.ts'
import { sendTexts as texts } from './send-texts.ts'
import { Sending } from './sending.tsx'
import styles from './sending.module.css'
import { pickedIds } from '../../kit/fields/picked-ids.ts'

const fields: FieldSpecs = {
  user_ids: tableSelect(texts.users, { source: userPicker, many: true, required: true, span: 24 }),
}

/** Sends a platform coupon to chosen users and shows the progress of this and earlier sendings. */
export function SendDialog({ coupon, onClose }: { coupon: CouponRow; onClose: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { can } = useRights()
  const { message } = App.useApp()
  const keyOf = useAttemptKey()
  const formId = useId()
  const [form] = Form.useForm<FormValues>()
  const { data, refetch } = useQuery({
    ...listQuery(couponSendings, { coupon_id: String(coupon.id) }),
    enabled: can(couponSendings.right('index')),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some(({ is_finished }) => !is_finished) ? 1000 : false),
  })
  const send = useMutation({
    mutationFn: ({ user_ids }: FormValues) => {
      const body = { user_ids: pickedIds(user_ids) }
      return call(sendCoupon, { params: { id: coupon.id }, body }, { key: keyOf(body) })
    },
    onSuccess: ({ total }) => {
      message.success(t(texts.begun, { count: total }))
      form.resetFields()
      void refetch()
    },
  })
  const sendings = data?.data ?? []
  return (
    <Dialog
      title={`${t(texts.title)} · ${localText(coupon.name, locale)}`}
      width="min(640px, 100vw)"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(actionTexts.close)}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={send.isPending}>
            {t(texts.send)}
          </Button>
        </>
      }
    >
      <p>{t(texts.explained, { left: coupon.left })}</p>
      <FieldsForm id={formId} form={form} onSubmit={(values) => !send.isPending && send.mutate(values)}>
        <FormFields fields={fields} />
      </FieldsForm>
      <section className={styles.sendings} aria-live="polite">
        <h3>{t(texts.earlier)}</h3>
        {sendings.length ? (
          <ul>
            {sendings.map((sending) => (
              <Sending key={sending.id} sending={sending} />
            ))}
          </ul>
        ) : (
          <p className={styles.soft}>{t(texts.none)}</p>
        )}
      </section>
    </Dialog>
  )
}

import { tryPromotion } from '@fangshi/contract/promotion-lab'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { App, Button, Form, Spin } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { UiText } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { initialOf } from '../kit/fields/build.ts'
import { FieldsForm } from '../kit/fields/form/fields-form.tsx'
import { FormFields } from '../kit/fields/form/form-fields.tsx'
import type { FormValues } from '../kit/fields/spec.ts'
import { CallFailed } from '../kit/list/list-states.tsx'
import { Page } from '../kit/ui/page.tsx'
import { usePhone } from '../kit/ui/use-phone.ts'
import { seckillTexts } from '../seckills/seckill-texts.ts'
import { SkuTermsField } from '../seckills/sku-terms-field.tsx'
import { useRights } from '../session/rights.ts'
import { isCollective, isSeckill, labFields } from './promotion-lab/lab-fields.ts'
import styles from './promotion-lab/lab.module.css'
import { LabResult } from './promotion-lab/lab-result.tsx'
import { runTrial } from './promotion-lab/run-trial.ts'
import { texts } from './promotion-lab/texts.ts'
import { trialOf, type Trial } from './promotion-lab/trial.ts'

/** Tries an offer on the own store's past orders: its form beside what it would have done (rules §14). */
export default function PromotionLab() {
  const t = useText()
  const isPhone = usePhone()
  const { can } = useRights()
  const [form] = Form.useForm<FormValues>()
  const [trial, setTrial] = useState<Trial>()
  const { message } = App.useApp()
  const { above, below } = labFields(can)
  const ofSeckill = Form.useWatch(isSeckill, { form, preserve: true })
  const ofGroups = Form.useWatch(isCollective, { form, preserve: true })
  const start = (values: FormValues): void => {
    const next = trialOf(values)
    if (next.kind === 'seckill' && !next.query.skus) message.error(t(seckillTexts.noSkus))
    else setTrial(next)
  }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [tryPromotion.path, trial],
    queryFn: trial ? ({ signal }) => runTrial(trial, signal) : skipToken,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const explainedOf = (): UiText => {
    if (ofSeckill) return texts.writesNothingOfPrices
    return ofGroups ? texts.writesNothingOfGroups : texts.writesNothing
  }
  // On narrow screens the result stands below the form.
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPhone && data) result.current?.scrollIntoView()
  }, [isPhone, data])
  return (
    <Page>
      <div className={styles.lab}>
        <section className={styles.card} aria-label={t(texts.offer)}>
          <h2>{t(texts.offer)}</h2>
          <FieldsForm form={form} initial={initialOf({ ...above, ...below })} labelWidth={110} onSubmit={start}>
            <FormFields fields={above} />
            {ofSeckill && <SkuTermsField isTrial />}
            <FormFields fields={below} />
            <Button type="primary" htmlType="submit" block loading={isFetching}>
              {t(texts.run)}
            </Button>
          </FieldsForm>
          <p className={styles.note}>{t(explainedOf())}</p>
        </section>
        <div ref={result} className={styles.result} aria-live="polite">
          {error && <CallFailed error={error} onRetry={() => void refetch()} />}
          {!error && data && <LabResult result={data} />}
          {!error && !data && (
            <section className={styles.card} aria-label={t(texts.effect)}>
              {isFetching ? <Spin /> : <p className={styles.empty}>{t(texts.runFirst)}</p>}
            </section>
          )}
        </div>
      </div>
    </Page>
  )
}

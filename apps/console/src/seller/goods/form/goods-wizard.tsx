import type { BackofficeGoodsDetail } from '@fangshi/contract/goods-seller'
import { Alert, Form } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { messageOf } from '@fangshi/contract/errors'
import { FieldsForm } from '../../../kit/fields/form/fields-form.tsx'
import { FormFields } from '../../../kit/fields/form/form-fields.tsx'
import { FilesUnderWay, useFilesUnderWay } from '../../../kit/fields/uploads/files-under-way.ts'
import type { FormValues } from '../../../kit/fields/spec.ts'
import { StaleNotice } from '../../../kit/stale/stale-notice.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { useSaveKey } from '../../../kit/ui/use-save-key.ts'
import { basicFields, detailFields } from './basic-fields.ts'
import type { GoodsChoices } from '../choices.ts'
import { ClassPicker } from './class-picker.tsx'
import { steps, type Step } from './fault-places.ts'
import type { GoodsDraft } from './goods-draft.ts'
import styles from './goods-wizard.module.css'
import type { Shelf } from './goods-wire.ts'
import { OptionsStep } from '../skus/options-step.tsx'
import { skuStore } from '../skus/sku-store.ts'
import { useDraftKeeping } from './use-draft-keeping.ts'
import { useGoodsSave } from './use-goods-save.tsx'
import { WizardFooter } from './wizard-footer.tsx'
import { comparedParts, stepNames } from './form-texts.ts'
import { WizardSteps } from './wizard-steps.tsx'

interface Props {
  /** Absent: new goods. */
  goods?: BackofficeGoodsDetail
  choices: GoodsChoices
  start: Pick<GoodsDraft, 'values' | 'options'>
  draftKey: string
  /** `saved`: with goods that are now on the server. */
  onClose: (saved?: BackofficeGoodsDetail) => void
}

const labelWidths = { 'zh-cn': 100, en: 140 } as const
const noSteps: ReadonlySet<Step> = new Set()

/** Moves the focus to the first invalid field on screen. */
function focusWrong(card: HTMLElement | null): void {
  const wrong = [...(card?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  wrong.find((field) => field.offsetParent !== null)?.focus()
}

/** The goods form in four steps; all stay mounted, so switching steps loses no input. */
export function GoodsWizard({ goods, choices, start, draftKey, onClose }: Props) {
  const t = useText()
  const locale = useLocale()
  const [form] = Form.useForm<FormValues>()
  const [store] = useState(() => skuStore(start.options))
  const [step, setStep] = useState<Step>(goods || start.values.class_id ? 'basics' : 'class')
  const [wrong, setWrong] = useState(noSteps)
  const head = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const fields = useMemo(() => basicFields(choices), [choices])
  const draft = useDraftKeeping(draftKey, () => form.getFieldsValue(true) as FormValues, store)

  const show = (next: Step): void => {
    setStep(next)
    window.scrollTo({ top: 0 })
  }
  const allFields = { ...fields, ...detailFields }
  const { save, checkStep, isSaving, fault, changes } = useGoodsSave({
    goods,
    form,
    fields: allFields,
    store,
    beforeSend: draft.keep,
    onWrong: (where) => {
      setWrong(new Set(where))
      const first = steps.find((one) => where.includes(one))
      if (first) show(first)
      if (first) requestAnimationFrame(() => focusWrong(card.current))
    },
    onSaved: (saved) => {
      draft.drop()
      onClose(saved)
    },
  })
  const { files, whenHere } = useFilesUnderWay()
  const submit = (shelf: Shelf): void =>
    void whenHere(() => {
      setWrong(noSteps)
      save(shelf)
    })
  useSaveKey(() => submit(goods?.shelf ?? 'off'))

  // Tells screen readers which step begins.
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else head.current?.focus({ preventScroll: true })
  }, [step])

  /** Checks this step and marks what is wrong. The next one begins once it is right; the bar opens any step. */
  const leave = async (to: Step, isFree: boolean): Promise<void> => {
    const isRight = await checkStep(step)
    setWrong((before) => {
      const marked = new Set(before)
      if (isRight) marked.delete(step)
      else marked.add(step)
      return marked
    })
    if (isRight || isFree) show(to)
    else requestAnimationFrame(() => focusWrong(card.current))
  }
  const next = steps[steps.indexOf(step) + 1]
  const previous = steps[steps.indexOf(step) - 1]
  return (
    <div className={styles.wizard}>
      <WizardSteps now={step} wrong={wrong} onStep={(to) => void leave(to, true)} />
      <StaleNotice fields={allFields} labels={comparedParts} changes={changes} />
      {fault && <Alert type="error" showIcon title={messageOf(fault, locale)} />}
      <FilesUnderWay value={files}>
        <div ref={card} className={styles.card}>
          <h2 ref={head} tabIndex={-1} className={styles.title}>
            {t(stepNames[step])}
          </h2>
          <FieldsForm
            form={form}
            initial={start.values}
            labelWidth={labelWidths[locale]}
            onChange={draft.touch}
            onSubmit={() => next && void leave(next, false)}
          >
            <div hidden={step !== 'class'}>
              <Form.Item
                name="class_id"
                wrapperCol={{ span: 24 }}
                rules={[{ required: true, message: messageOf('REQUIRED', locale) }]}
              >
                <ClassPicker classes={choices.classes} />
              </Form.Item>
            </div>
            <div hidden={step !== 'basics'}>
              <FormFields fields={fields} />
            </div>
            <div hidden={step !== 'details'}>
              <FormFields fields={detailFields} />
            </div>
          </FieldsForm>
          <div hidden={step !== 'options'}>
            <OptionsStep store={store} choices={choices} />
          </div>
        </div>
      </FilesUnderWay>
      <WizardFooter
        goods={goods}
        isVerified={choices.is_verified}
        isSaving={isSaving}
        saved={draft.saved}
        onPrevious={previous && (() => show(previous))}
        onNext={next && (() => void leave(next, false))}
        onSave={submit}
      />
    </div>
  )
}

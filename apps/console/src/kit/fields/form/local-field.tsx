import { locales, type Locale } from '@fangshi/contract/locale'
import { Form } from 'antd'
import { useEffect, useId, useState, type ComponentProps } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { fieldTexts } from '../texts.ts'
import { FieldControl } from './field-control.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import styles from './local-field.module.css'
import type { FieldSpec } from '../spec.ts'
import { useRule } from '../use-rule.ts'

interface Props {
  name: string
  spec: FieldSpec
}

interface ControlProps extends ComponentProps<typeof FieldControl> {
  onWrong: (isWrong: boolean) => void
}

/** The control of one language; it reports errors to the tabs, which are outside its form item. */
function LanguageControl({ onWrong, ...props }: ControlProps) {
  const isWrong = Form.Item.useStatus().errors.length > 0
  useEffect(() => onWrong(isWrong), [onWrong, isWrong])
  return <FieldControl {...props} />
}

/** A text in both languages, a tab each. English may stay empty: readers then get the Chinese (rules §3). */
export function LocalField({ name, spec }: Props) {
  const t = useText()
  const id = useId()
  const [language, setLanguage] = useState<Locale>('zh-cn')
  const [wrong, setWrong] = useState<readonly Locale[]>([])
  const rules = { 'zh-cn': useRule(spec), en: useRule({ ...spec, required: false }) }
  const [hear] = useState(() => {
    const of = (reporting: Locale) => (isWrong: boolean) =>
      setWrong((old) =>
        old.includes(reporting) === isWrong ? old : isWrong ? [...old, reporting] : old.filter((l) => l !== reporting),
      )
    return { 'zh-cn': of('zh-cn'), en: of('en') }
  })
  // An error must not be hidden by the other tab.
  useEffect(() => {
    const [first] = wrong
    if (first) setLanguage((shown) => (wrong.includes(shown) ? shown : first))
  }, [wrong])

  const text = t(spec.label)
  return (
    <Form.Item label={text} required={spec.required ?? false} extra={spec.help && t(spec.help)} className={styles.item}>
      <div className={spec.type === 'text' ? styles.beside : styles.above}>
        <LanguageTabs
          id={id}
          label={text}
          chosen={language}
          wrong={wrong}
          required={spec.required ?? false}
          onChoose={setLanguage}
        />
        {locales.map((of) => (
          <div key={of} id={`${id}${of}`} role="tabpanel" aria-labelledby={`${id}${of}-tab`} hidden={of !== language}>
            <Form.Item name={[name, of]} required={of !== 'en' && spec.required} rules={[rules[of]]}>
              <LanguageControl
                spec={spec}
                label={text}
                aria-label={t(fieldTexts.in[of], { label: text })}
                onWrong={hear[of]}
              />
            </Form.Item>
          </div>
        ))}
      </div>
    </Form.Item>
  )
}

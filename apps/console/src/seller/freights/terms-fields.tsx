import { Form, InputNumber } from 'antd'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './freights.module.css'

const weight = { min: 0.001, max: 1000, precision: 3, step: 0.5, suffix: 'kg' }
const price = { min: 0, max: 99_999, precision: 2, step: 1, prefix: '¥', stringMode: true }

const parts: readonly [key: string, label: UiText, props: object][] = [
  ['first_weight', l('首重', 'First weight'), weight],
  ['first_price', l('首重运费', 'First weight fee'), price],
  ['next_weight', l('续重', 'Additional weight'), weight],
  ['next_price', l('续重运费', 'Additional weight fee'), price],
]

/** First weight and price, then each started further unit (rules §4 step 4). `at` is where the terms stand in the form or its list. */
export function TermsFields({ at, of }: { at: (string | number)[]; of: string }) {
  const t = useText()
  return (
    <div className={styles.terms}>
      {parts.map(([key, label, props]) => (
        <Form.Item
          key={key}
          name={[...at, key]}
          label={t(label)}
          rules={[{ required: true, message: t(l('请填写', 'Required')) }]}
        >
          <InputNumber<number | string> {...props} className={styles.number} aria-label={`${of} ${t(label)}`} />
        </Form.Item>
      ))}
    </div>
  )
}

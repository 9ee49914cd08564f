import { DeleteOutlined } from '@ant-design/icons'
import { messageOf } from '@fangshi/contract/errors'
import { maxValues } from '@fangshi/contract/goods-form'
import { Button, Form, Input, Tooltip } from 'antd'
import { useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { newValues, type ValueDraft } from './attr-form.ts'
import { ColorBox } from './color-box.tsx'
import styles from './values-field.module.css'

const says = {
  values: l('规格值', 'Values'),
  zh: l('中文', 'Chinese'),
  en: l('英文', 'English'),
  remove: l('移除', 'Remove'),
  used: l('有商品正在使用，不能移除', 'In use by products, so it can’t be removed'),
  add: l('输入规格值', 'Enter values'),
  several: l('按回车添加；用逗号分隔可一次添加多个', 'Press Enter to add. Separate several with commas.'),
  addButton: l('添加', 'Add'),
}

/** The values of an attribute in both languages; stands in the form of the attribute. */
function ValuesField({ saved = [] }: { saved?: ValueDraft[] }) {
  const t = useText()
  const locale = useLocale()
  const form = Form.useFormInstance()
  const [typed, setTyped] = useState('')
  const needed = messageOf('REQUIRED', locale)
  return (
    <Form.List
      name="values"
      initialValue={saved}
      rules={[
        { validator: (_, rows?: unknown[]) => (rows?.length ? Promise.resolve() : Promise.reject(new Error(needed))) },
      ]}
    >
      {(fields, { add, remove }, { errors }) => {
        const rows = (form.getFieldValue('values') ?? []) as ValueDraft[]
        const take = (): void => {
          for (const value of newValues(typed, rows).slice(0, maxValues - rows.length)) add(value)
          setTyped('')
        }
        return (
          <fieldset className={styles.values}>
            <legend className={styles.legend}>{t(says.values)}</legend>
            <ul className={styles.list}>
              {fields.map(({ key, name }) => {
                const value = rows[name]
                const called = value?.name?.['zh-cn'] || String(name + 1)
                return (
                  <li key={key} className={styles.value}>
                    <Form.Item name={[name, 'color']} noStyle>
                      <ColorBox of={called} />
                    </Form.Item>
                    <Form.Item
                      name={[name, 'name', 'zh-cn']}
                      className={styles.word}
                      rules={[{ required: true, whitespace: true, message: needed }]}
                    >
                      <Input maxLength={40} aria-label={`${called} ${t(says.zh)}`} placeholder={t(says.zh)} />
                    </Form.Item>
                    <Form.Item name={[name, 'name', 'en']} className={styles.word}>
                      <Input maxLength={40} aria-label={`${called} ${t(says.en)}`} placeholder={t(says.en)} />
                    </Form.Item>
                    <Tooltip title={value?.is_used ? t(says.used) : undefined}>
                      <Button
                        type="text"
                        icon={<DeleteOutlined aria-hidden />}
                        aria-label={`${t(says.remove)} ${called}`}
                        disabled={value?.is_used}
                        onClick={() => remove(name)}
                      />
                    </Tooltip>
                  </li>
                )
              })}
            </ul>
            <div className={styles.add}>
              <Input
                aria-label={t(says.add)}
                placeholder={`${t(says.add)} · ${t(says.several)}`}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onPressEnter={(event) => {
                  event.preventDefault()
                  take()
                }}
              />
              <Button disabled={!typed.trim() || rows.length >= maxValues} onClick={take}>
                {t(says.addButton)}
              </Button>
            </div>
            <Form.ErrorList errors={errors} />
          </fieldset>
        )
      }}
    </Form.List>
  )
}

interface AttrRow {
  readonly id: number
  readonly values?: unknown
}

/** The values as a part of an attribute's form. */
export const valuesExtra = {
  render: (row?: AttrRow) => <ValuesField saved={row?.values as ValueDraft[] | undefined} />,
  valuesOf: ({ values }: AttrRow) => ({ values }),
  labels: { values: says.values },
}

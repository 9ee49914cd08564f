import { DeleteOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { useId } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { othersWith, type FreightForm } from './freight-form.ts'
import styles from './freights.module.css'
import { ProvinceBoxes } from './province-boxes.tsx'
import { TermsFields } from './terms-fields.tsx'

interface Props {
  index: number
  provinces: readonly { code: string; name: string }[]
  isReadOnly: boolean
  onRemove: () => void
}

/** A custom template: its title, terms and provinces. Names are those within the form's list of templates. */
export function TemplateCard({ index, provinces, isReadOnly, onRemove }: Props) {
  const t = useText()
  const id = useId()
  const form = Form.useFormInstance<FreightForm>()
  const customs = Form.useWatch((values: FreightForm) => values.customs, { form, preserve: true }) ?? []
  const title =
    customs[index]?.name || t(l('自定义模板 {{number}}', 'Custom template {{number}}'), { number: index + 1 })
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {!isReadOnly && (
          <Button
            danger
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`${t(l('删除', 'Delete'))} ${title}`}
            onClick={onRemove}
          >
            {t(l('删除', 'Delete'))}
          </Button>
        )}
      </div>
      <Form.Item
        name={[index, 'name']}
        label={t(l('名称', 'Name'))}
        rules={[{ required: true, whitespace: true, message: t(l('请填写', 'Required')) }]}
      >
        <Input maxLength={20} className={styles.name} />
      </Form.Item>
      <TermsFields at={[index]} of={title} />
      <Form.Item
        name={[index, 'provinces']}
        label={t(l('适用省份', 'Provinces'))}
        rules={[
          {
            required: true,
            type: 'array',
            min: 1,
            message: t(l('请至少选择一个省份', 'Choose at least one province')),
          },
        ]}
      >
        <ProvinceBoxes provinces={provinces} othersOf={(code) => othersWith(customs, index, code)} />
      </Form.Item>
    </section>
  )
}

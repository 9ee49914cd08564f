import { Button, Checkbox } from 'antd'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './freights.module.css'

const listMark = l('、', ', ')

interface Props {
  provinces: readonly { code: string; name: string }[]
  /** Names of the other templates with a province. */
  othersOf: (code: string) => string[]
  /** Given by the form. */
  id?: string
  value?: string[]
  onChange?: (codes: string[]) => void
}

/** The provinces of a template as checkboxes; provinces also covered by another template are marked. */
export function ProvinceBoxes({ provinces, othersOf, id, value = [], onChange }: Props) {
  const t = useText()
  const isAll = value.length === provinces.length
  const shared = value.filter((code) => othersOf(code).length > 0)
  const nameOf = (code: string): string => provinces.find((one) => one.code === code)?.name ?? code
  return (
    <div id={id} className={styles.provinces}>
      <Button type="link" size="small" onClick={() => onChange?.(isAll ? [] : provinces.map(({ code }) => code))}>
        {t(isAll ? l('取消全选', 'Clear all') : l('全选', 'Select all'))}
      </Button>
      <Checkbox.Group
        className={styles.boxes}
        value={value}
        onChange={onChange}
        options={provinces.map(({ code, name }) => ({
          value: code,
          label: othersOf(code).length ? <span className={styles.shared}>{name}</span> : name,
        }))}
      />
      {shared.length > 0 && (
        <p role="status" className={styles.conflict}>
          {shared
            .map((code) =>
              t(l('{{province}}同时在“{{templates}}”中', '{{province}} is also in “{{templates}}”'), {
                province: nameOf(code),
                templates: othersOf(code).join(t(listMark)),
              }),
            )
            .join(t(l('；', '; ')))}
          {t(l('。商品按各自选择的模板计费。', '. Each product uses the template chosen for it.'))}
        </p>
      )}
    </div>
  )
}

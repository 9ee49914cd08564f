import { thumbnailOf } from '@fangshi/contract/sized-source'
import { locales, type LocalText } from '@fangshi/contract/locale'
import { formatMoney, parseMoney } from '@fangshi/contract/money'
import { Avatar, Tag } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { fieldTexts } from '../texts.ts'
import { MenuIcon } from '../../ui/icons.tsx'
import { useChoices } from '../choices.ts'
import { CascaderNames, LazyCascaderNames } from '../controls/cascader-names.tsx'
import { parts } from '../rich-text.ts'
import richText from '../editor/rich-text.module.css'
import styles from './field-value.module.css'
import { pickedIds } from '../picked-ids.ts'
import { isEmpty } from '../rules.ts'
import {
  isLocal,
  type FieldSpec,
  type RadioSpec,
  type SelectSpec,
  type SwitchSpec,
  type TableSelectSpec,
} from '../spec.ts'
import { FileLink } from '../uploads/file-link.tsx'
import { usePickedNames } from '../use-picked-names.ts'

interface Props {
  spec: FieldSpec
  value: unknown
}

const none = [] as const
const nothing = '-'

/** Rich text was cleaned by the server on its way in (rules §12). */
function Html({ html }: { html: string }) {
  return <div className={richText.text} dangerouslySetInnerHTML={{ __html: html }} />
}

function ChoiceNames({ spec, value }: { spec: SelectSpec | RadioSpec; value: unknown }) {
  const extra = spec.type === 'select' ? (spec.extra ?? none) : none
  const { options } = useChoices(spec.options, extra, value)
  const nameOf = (key: unknown): string => options.find((option) => option.value === key)?.label ?? String(key)
  if (!Array.isArray(value)) return nameOf(value)
  return (
    <span className={styles.tags}>
      {value.map((key: unknown) => (
        <Tag key={String(key)}>{nameOf(key)}</Tag>
      ))}
    </span>
  )
}

function PickedNames({ source, value }: { source: TableSelectSpec['source']; value: unknown }) {
  const ids = pickedIds(value)
  const nameOf = usePickedNames(source, ids)
  return (
    <span className={styles.tags}>
      {ids.map((id) => (
        <Tag key={id}>{nameOf(id)}</Tag>
      ))}
    </span>
  )
}

function SwitchState({ spec, value }: { spec: SwitchSpec; value: unknown }) {
  const t = useText()
  const isOn = value === true || value === 1
  const text = isOn ? spec.activeText : spec.inactiveText
  return <Tag color={isOn ? 'success' : 'default'}>{text ? t(text) : t(isOn ? fieldTexts.yes : fieldTexts.no)}</Tag>
}

function Pictures({ urls, label }: { urls: readonly string[]; label: string }) {
  return (
    <span className={styles.tags}>
      {urls.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" className={styles.picture}>
          <img
            src={thumbnailOf(url)}
            alt={urls.length > 1 ? `${label} ${index + 1}` : label}
            width={80}
            height={80}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  )
}

function BothLanguages({ spec, value }: { spec: FieldSpec; value: LocalText }) {
  return (
    <span className={styles.languages}>
      {locales
        .filter((of) => value[of])
        .map((of) => (
          <span key={of} lang={of === 'en' ? 'en' : 'zh-CN'}>
            <PlainValue spec={spec} value={value[of]} />
          </span>
        ))}
    </span>
  )
}

function PlainValue({ spec, value }: Props) {
  const t = useText()
  const text = String(value as string | number)
  switch (spec.type) {
    case 'number': {
      const cents = spec.money ? parseMoney(text) : null
      return `${cents === null ? text : `¥${formatMoney(cents)}`}${spec.unit ? ` ${t(spec.unit)}` : ''}`
    }
    case 'password':
      return '••••••'
    case 'editor':
      return <Html html={parts(text).html} />
    case 'textarea':
      return <span className={styles.lines}>{text}</span>
    case 'select':
    case 'radio':
      return <ChoiceNames spec={spec} value={value} />
    case 'switch':
      return <SwitchState spec={spec} value={value} />
    case 'cascader':
      return <CascaderNames spec={spec} value={value} />
    case 'cascader_lazy':
      return <LazyCascaderNames spec={spec} value={value} />
    case 'avatar':
      return <Avatar size={48} src={text} alt={t(spec.label)} />
    case 'image':
      return <Pictures urls={Array.isArray(value) ? (value as string[]) : [text]} label={t(spec.label)} />
    case 'file':
      return <FileLink address={text} />
    case 'icon':
      return (
        <span className={styles.icon}>
          <MenuIcon name={text} />
          {text}
        </span>
      )
    case 'table_select':
      return <PickedNames source={spec.source} value={value} />
    case 'daterange':
      return (value as string[]).join(' ~ ')
    case 'text':
    case 'autocomplete':
    case 'date':
    case 'datetime':
      return text
  }
}

/** A stored value for reading, as the control of its field would have it; '-' for none. */
export function FieldValue({ spec, value }: Props) {
  if (isLocal(spec) && typeof value === 'object' && value !== null)
    return <BothLanguages spec={spec} value={value as LocalText} />
  return isEmpty(spec, value) ? nothing : <PlainValue spec={spec} value={value} />
}

import { formatDate } from '@fangshi/contract/time'
import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../label.ts'
import { dateFormat, dateTimeFormat, readDate, writeDate } from '../dates.ts'
import type { DateRangeSpec, DateSpec, DatetimeSpec } from '../spec.ts'
import { passedOn, type ControlProps } from './control.ts'
import styles from './date-controls.module.css'

const whole = { width: '100%' }
// Days of the market's zone, wherever the reader sits; antd's own “today” and “now” are the browser's.
const today = (): Dayjs => readDate(formatDate(new Date())) as Dayjs

export function DateControl(props: ControlProps<DateSpec | DatetimeSpec, string | null>) {
  const { spec, value, onChange } = props
  const hasTime = spec.type === 'datetime'
  const format = hasTime ? dateTimeFormat : dateFormat
  return (
    <DatePicker
      {...passedOn(props)}
      style={whole}
      classNames={{ popup: { root: styles.popup } }}
      value={readDate(value)}
      format={format}
      showTime={hasTime}
      showNow={false}
      needConfirm={false}
      allowClear={!spec.required}
      onChange={(at) => onChange?.(writeDate(at, format))}
    />
  )
}

export function DateRangeControl(props: ControlProps<DateRangeSpec, [string, string] | null>) {
  const { spec, label: name, value, onChange } = props
  const label = useLabel()
  const { t } = useTranslation()
  const { id, placeholder: _none, 'aria-label': given, ...rest } = passedOn(props)
  const [from, to] = value ?? []
  const range = (days: number) => (): [Dayjs, Dayjs] => [today().subtract(days - 1, 'day'), today()]
  return (
    <DatePicker.RangePicker
      {...rest}
      id={id ? { start: id, end: `${id}_end` } : undefined}
      aria-label={given ?? name}
      style={whole}
      classNames={{ popup: { root: styles.popup } }}
      value={[readDate(from), readDate(to)]}
      format={dateFormat}
      allowClear={!spec.required}
      placeholder={[
        spec.startPlaceholder ? label(spec.startPlaceholder) : t('fields.startDate'),
        spec.endPlaceholder ? label(spec.endPlaceholder) : t('fields.endDate'),
      ]}
      presets={[
        { label: t('fields.today'), value: range(1) },
        { label: t('fields.lastDays', { days: 7 }), value: range(7) },
        { label: t('fields.lastDays', { days: 30 }), value: range(30) },
        { label: t('fields.thisMonth'), value: () => [today().startOf('month'), today()] },
      ]}
      onChange={(dates) => {
        const [start, end] = (dates ?? []).map((at) => writeDate(at, dateFormat))
        onChange?.(start && end ? [start, end] : null)
      }}
    />
  )
}

import { formatDate } from '@fangshi/contract/time'
import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { useMemo, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { fieldTexts } from '../texts.ts'
import { antdLocale } from '../../../i18n/language.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { dateFormat, dateTimeFormat, readDate, writeDate } from '../dates.ts'
import type { DateRangeSpec, DateSpec, DatetimeSpec } from '../spec.ts'
import { passedOn, type ControlProps } from '../control.ts'
import { PopupLists } from './popup-lists.tsx'
import styles from './date-controls.module.css'

const whole = { width: '100%' }
const classNames = { root: styles.picker, popup: { root: styles.popup } }
const reachable = (panel: ReactNode): ReactNode => <PopupLists>{panel}</PopupLists>
// Enter takes the date and does not submit the surrounding form.
const keepForm = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}
/** Names of the controls; the buttons of year and month are called by what they show (WCAG 2.5.3). */
function usePickerLocale() {
  const base = antdLocale(useLocale())?.DatePicker
  return useMemo(() => base && { ...base, lang: { ...base.lang, yearSelect: '', monthSelect: '' } }, [base])
}

// Days in the market's time zone, wherever the reader is; antd's own “today” and “now” use the browser's.
const today = (): Dayjs => readDate(formatDate(new Date())) as Dayjs

export function DateControl(props: ControlProps<DateSpec | DatetimeSpec, string | null>) {
  const { spec, value, onChange } = props
  const locale = usePickerLocale()
  const hasTime = spec.type === 'datetime'
  const format = hasTime ? dateTimeFormat : dateFormat
  return (
    <DatePicker
      {...passedOn(props)}
      style={whole}
      classNames={classNames}
      panelRender={reachable}
      locale={locale}
      onKeyDown={keepForm}
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
  const t = useText()
  const locale = usePickerLocale()
  const { id, placeholder: _none, 'aria-label': ariaLabel, ...rest } = passedOn(props)
  const [from, to] = value ?? []
  const range = (days: number) => (): [Dayjs, Dayjs] => [today().subtract(days - 1, 'day'), today()]
  return (
    <DatePicker.RangePicker
      {...rest}
      id={id ? { start: id, end: `${id}_end` } : undefined}
      aria-label={ariaLabel ?? name}
      style={whole}
      classNames={classNames}
      panelRender={reachable}
      locale={locale}
      onKeyDown={keepForm}
      value={[readDate(from), readDate(to)]}
      format={dateFormat}
      allowClear={!spec.required}
      placeholder={[
        spec.startPlaceholder ? t(spec.startPlaceholder) : t(fieldTexts.startDate),
        spec.endPlaceholder ? t(spec.endPlaceholder) : t(fieldTexts.endDate),
      ]}
      presets={[
        { label: t(fieldTexts.today), value: range(1) },
        { label: t(fieldTexts.lastDays, { days: 7 }), value: range(7) },
        { label: t(fieldTexts.lastDays, { days: 30 }), value: range(30) },
        { label: t(fieldTexts.thisMonth), value: () => [today().startOf('month'), today()] },
      ]}
      onChange={(dates) => {
        const [start, end] = (dates ?? []).map((at) => writeDate(at, dateFormat))
        onChange?.(start && end ? [start, end] : null)
      }}
    />
  )
}

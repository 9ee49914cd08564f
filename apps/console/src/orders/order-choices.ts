import { l } from '../i18n/ui-text.ts'
import { provinceTiles } from '../kit/figures/province-tiles.ts'
import { hourName, hours, weekdays } from '../kit/figures/week-hour.ts'

/** Where orders go, by the codes that addresses have. */
export const provinces = provinceTiles
  .toSorted((a, b) => a.code.localeCompare(b.code))
  .map(({ code, name }) => ({ value: code, label: name }))

/** The hours of the week in which orders are paid. */
export const paidHours = weekdays.flatMap((weekday) =>
  hours.map((hour) => ({
    value: `${weekday}-${hour}`,
    label: l(hourName(weekday, hour, 'zh-cn'), hourName(weekday, hour, 'en')),
  })),
)

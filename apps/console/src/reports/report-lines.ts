import type { Report } from '@fangshi/contract/reports'
import type { UiText } from '../i18n/ui-text.ts'
import { figuresTexts as figures } from '../kit/figures/texts.ts'
import { reportTexts as texts } from './texts.ts'

export interface Line {
  name: UiText
  now: number | null
  before: number | null
  isMoney?: boolean
}

const amount = (text: string | null): number | null => (text === null ? null : Number(text))

/** The figures of a report with those of the period before; counts of the platform only where it has them. */
export function linesOf({ sales: { now, before }, visits, new_users, new_stores }: Report): Line[] {
  const money = (name: UiText, figure: 'sales' | 'average' | 'refunded' | 'net'): Line => ({
    name,
    now: amount(now[figure]),
    before: amount(before[figure]),
    isMoney: true,
  })
  const count = (name: UiText, figure: 'orders' | 'buyers' | 'units'): Line => ({
    name,
    now: now[figure],
    before: before[figure],
  })
  const counted = (name: UiText, of: { total: number; before: number } | undefined): Line[] =>
    of ? [{ name, now: of.total, before: of.before }] : []
  return [
    money(figures.sales.name, 'sales'),
    count(figures.orders.name, 'orders'),
    count(figures.buyers.name, 'buyers'),
    money(figures.average.name, 'average'),
    money(figures.refunded.name, 'refunded'),
    money(figures.net.name, 'net'),
    count(figures.units.name, 'units'),
    { name: figures.visits.name, now: visits.now.visits, before: visits.before.visits },
    ...counted(texts.newUsers.name, new_users),
    ...counted(texts.newStores.name, new_stores),
  ]
}

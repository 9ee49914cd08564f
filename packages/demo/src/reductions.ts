import type { LocalText } from '@fangshi/contract/locale'

/** A full reduction of a store. Its window is in days from the start of the demo. */
export interface DemoReduction {
  store: string
  name: LocalText
  use_money_cents: number
  money_cents: number
  from: number
  to: number
  is_draft?: true
  /** Why the store stopped it, halfway. */
  stopped?: string
}

/** In every state; the demo seller's own store has none that runs, so its prices stay those of its goods. */
export const demoReductions: readonly DemoReduction[] = [
  {
    store: 'chaye',
    name: { 'zh-cn': '茶季满减', en: 'Tea season' },
    use_money_cents: 29_900,
    money_cents: 3000,
    from: 0,
    to: 14,
  },
  {
    store: 'chaye',
    name: { 'zh-cn': '多买多省', en: 'Buy more, save more' },
    use_money_cents: 59_900,
    money_cents: 8000,
    from: 0,
    to: 14,
  },
  {
    store: 'guoxu',
    name: { 'zh-cn': '果园直发', en: 'Straight from the orchard' },
    use_money_cents: 19_900,
    money_cents: 2000,
    from: 0,
    to: 7,
  },
  {
    store: 'shanye',
    name: { 'zh-cn': '新窑上新', en: 'New from the kiln' },
    use_money_cents: 39_900,
    money_cents: 4000,
    from: 3,
    to: 10,
  },
  {
    store: 'shanye',
    name: { 'zh-cn': '年终回馈', en: 'Year-end thanks' },
    use_money_cents: 50_000,
    money_cents: 6000,
    from: 30,
    to: 37,
    is_draft: true,
  },
  {
    store: 'shanye',
    name: { 'zh-cn': '周年庆', en: 'Anniversary sale' },
    use_money_cents: 29_900,
    money_cents: 3000,
    from: -400,
    to: -393,
  },
  {
    store: 'shanye',
    name: { 'zh-cn': '满百立减', en: '¥5 off from ¥100' },
    use_money_cents: 10_000,
    money_cents: 500,
    from: -380,
    to: -350,
    stopped: '备货不足，提前结束',
  },
]

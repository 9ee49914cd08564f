import type { LocalText } from '@fangshi/contract/locale'
import type { TraceState } from '@fangshi/contract/logistics'
import type { Shipment, CourierReport, Trace } from './courier.ts'

/** The demo's courier (rules §0): moves a parcel over time, with the same result each time it is asked. */

const hubs: readonly LocalText[] = [
  { 'zh-cn': '武汉市', en: 'Wuhan' },
  { 'zh-cn': '郑州市', en: 'Zhengzhou' },
  { 'zh-cn': '广州市', en: 'Guangzhou' },
  { 'zh-cn': '西安市', en: 'Xi’an' },
  { 'zh-cn': '南京市', en: 'Nanjing' },
  { 'zh-cn': '成都市', en: 'Chengdu' },
]

interface Step {
  /** Hours after the step before. */
  after: number
  state: TraceState
  place: LocalText
  context: LocalText
}

/** Pseudo-random numbers from 0 to 1 that depend only on the text (FNV-1a, then a linear congruence). */
function createDice(text: string): () => number {
  let seed = 2166136261
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
}

/** The route of a parcel: from the store's city, through a hub if the receiver is in another city, to the receiver. */
function stepsOf({ delivery_code, delivery_no, from_place, to_place }: Shipment): Step[] {
  const roll = createDice(`${delivery_code} ${delivery_no}`)
  const between = (least: number, max: number): number => least + roll() * (max - least)
  const from: LocalText = { 'zh-cn': from_place || '发货地', en: from_place || 'the sender’s city' }
  const to: LocalText = { 'zh-cn': to_place || '目的地', en: to_place || 'your city' }
  const others = hubs.filter((hub) => hub['zh-cn'] !== from_place && hub['zh-cn'] !== to_place)
  const hub = others[Math.floor(roll() * others.length)] as LocalText
  const step = (
    after: number,
    state: TraceState,
    place: LocalText,
    say: (place: string) => string,
    sayEn: (place: string) => string,
  ): Step => ({
    after,
    state,
    place,
    context: { 'zh-cn': say(place['zh-cn']), en: sayEn(place.en ?? place['zh-cn']) },
  })
  const arrive = (after: number, place: LocalText): Step =>
    step(
      after,
      'in_transit',
      place,
      (at) => `到达 ${at} 转运中心`,
      (at) => `Arrived at the sorting centre in ${at}`,
    )
  const leave = (after: number, place: LocalText): Step =>
    step(
      after,
      'in_transit',
      place,
      (at) => `离开 ${at} 转运中心，发往下一站`,
      (at) => `Left the sorting centre in ${at}`,
    )
  const over = from_place === to_place ? [] : [arrive(between(5, 10), hub), leave(between(2, 4), hub)]
  return [
    step(
      0,
      'announced',
      from,
      () => '商家已发货，等待快递员上门揽收',
      () => 'Packed by the store and awaiting pickup by the courier',
    ),
    step(
      between(0.5, 2),
      'collected',
      from,
      (at) => `快递员已在 ${at} 揽收`,
      (at) => `Picked up in ${at}`,
    ),
    leave(between(3, 6), from),
    ...over,
    arrive(between(5, 10), to),
    step(
      between(4, 8),
      'out_for_delivery',
      to,
      () => '快递员正在派送，请保持电话畅通',
      () => 'Out for delivery. Please keep your phone on',
    ),
    step(
      between(1, 3),
      'delivered',
      to,
      () => '已签收，感谢您的使用',
      () => 'Delivered',
    ),
  ]
}

/** How long the parcel takes from the store to the receiver, in hours of the simulator. */
export const hoursOnTheWay = (shipment: Shipment): number =>
  stepsOf(shipment).reduce((sum, { after }) => sum + after, 0)

/** The simulated traces of a parcel at this moment, and when its next step is due. */
export function simulate(shipment: Shipment, now: Date): CourierReport {
  const traces: Trace[] = []
  let at = shipment.sent_at.getTime()
  for (const { after, state, place, context } of stepsOf(shipment)) {
    at += Math.round(after * shipment.hour_ms)
    const time = new Date(at)
    if (time > now) return { traces, next_at: time }
    traces.push({ time, context, place, state })
  }
  return { traces, next_at: null }
}

import { toCents, zeroCents, type Cents } from '@fangshi/contract/money'
import type { freightChoices } from '@fangshi/contract/status'

/** First weight at first price, then each started further unit (rules §4 step 4). Grams and cents. */
export interface FreightTariff {
  first_weight_g: number
  first_price_cents: number
  next_weight_g: number
  next_price_cents: number
}

export interface FreightTemplate extends FreightTariff {
  id: number
  is_default: boolean
  /** The provinces that a custom template serves; the default serves all. */
  provinces: readonly string[]
}

export type FreightChoice = (typeof freightChoices)[number]

/** The price of a tariff for a total weight in grams. Units are at least 1 g, so this never divides by zero. */
export function freightPrice(tariff: FreightTariff, weight_g: number): Cents {
  const further = Math.max(0, weight_g - tariff.first_weight_g)
  const units = Math.ceil(further / Math.max(1, tariff.next_weight_g))
  return toCents(tariff.first_price_cents + units * tariff.next_price_cents)
}

/**
 * The template that applies to goods; null means free. Outside the provinces of the chosen template it is the store's
 * default, which every store has from its first day; throws an Error where it is missing.
 */
export function templateFor(
  templates: readonly FreightTemplate[],
  choice: FreightChoice,
  freight_id: number | null,
  province_code: string | null,
): FreightTemplate | null {
  if (choice === 'free') return null
  const chosen = choice === 'template' ? templates.find(({ id }) => id === freight_id) : undefined
  if (chosen && (chosen.is_default || (province_code !== null && chosen.provinces.includes(province_code)))) {
    return chosen
  }
  const fallback = templates.find(({ is_default }) => is_default)
  if (!fallback) throw new Error('a store has no default freight template')
  return fallback
}

export interface FreightParcel {
  /** Null means free. */
  template: FreightTemplate | null
  weight_g: number
  price_cents: Cents
}

interface WeighedLine {
  freight_choice: FreightChoice
  freight_id: number | null
  weight_g: number
  buy_num: number
}

/** The lines of one store by template, each template by its own total weight, in order of template id; free ones first. */
export function freightOf(
  lines: readonly WeighedLine[],
  templates: readonly FreightTemplate[],
  province_code: string,
): FreightParcel[] {
  const weights = new Map<FreightTemplate | null, number>()
  for (const line of lines) {
    const template = templateFor(templates, line.freight_choice, line.freight_id, province_code)
    weights.set(template, (weights.get(template) ?? 0) + line.weight_g * line.buy_num)
  }
  return [...weights]
    .sort(([a], [b]) => (a?.id ?? 0) - (b?.id ?? 0))
    .map(([template, weight_g]) => ({
      template,
      weight_g,
      price_cents: template ? freightPrice(template, weight_g) : zeroCents,
    }))
}

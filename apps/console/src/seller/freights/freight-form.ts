import type { listFreights, saveFreights } from '@fangshi/contract/freight-seller'
import type { Input, Reply } from '@fangshi/contract/route'

/** Terms as they are shown: kilograms and yuan. */
export interface TermsForm {
  first_weight: number | null
  first_price: string | null
  next_weight: number | null
  next_price: string | null
}
export interface CustomForm extends TermsForm {
  id?: number
  name: string
  provinces: string[]
}
export interface FreightForm {
  default: TermsForm
  customs: CustomForm[]
}

type StoredFreights = Reply<typeof listFreights>
type Terms = Omit<StoredFreights['default'], 'id'>

const gramsOf = (kilograms: number | null): number => Math.round((kilograms ?? 0) * 1000)

const termsOnScreen = ({ first_weight_g, first_price, next_weight_g, next_price }: Terms): TermsForm => ({
  first_weight: first_weight_g / 1000,
  first_price,
  next_weight: next_weight_g / 1000,
  next_price,
})
const termsOnWire = (terms: TermsForm): Terms => ({
  first_weight_g: gramsOf(terms.first_weight),
  first_price: terms.first_price ?? '',
  next_weight_g: gramsOf(terms.next_weight),
  next_price: terms.next_price ?? '',
})

/** What a new template starts with. */
export const newTemplate = (): CustomForm => ({
  name: '',
  first_weight: 1,
  first_price: '10.00',
  next_weight: 1,
  next_price: '5.00',
  provinces: [],
})

/** The saved templates as the form shows them. */
export const toForm = (saved: StoredFreights): FreightForm => ({
  default: termsOnScreen(saved.default),
  customs: saved.customs.map((custom) => ({
    ...termsOnScreen(custom),
    id: custom.id,
    name: custom.name,
    provinces: custom.provinces,
  })),
})

/** The form as it is sent: grams, and money as text. */
export const toBody = (form: FreightForm): Input<typeof saveFreights>['body'] => ({
  default: termsOnWire(form.default),
  customs: form.customs.map(({ id, name, provinces, ...terms }) => ({
    ...(id === undefined ? {} : { id }),
    name,
    ...termsOnWire(terms),
    provinces,
  })),
})

const fieldNames: Readonly<Record<string, string>> = { first_weight_g: 'first_weight', next_weight_g: 'next_weight' }

/** Where a field error of the wire belongs on screen: `customs.1.first_weight_g` → customs, 1, first_weight. */
export const placeOf = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : (fieldNames[part] ?? part)))

/** The other templates that also cover a province; a partly filled form may lack fields. */
export const othersWith = (
  customs: readonly (Partial<CustomForm> | undefined)[],
  own: number,
  code: string,
): string[] =>
  customs.flatMap((custom, index) =>
    custom && index !== own && custom.provinces?.includes(code) ? [custom.name || `#${index + 1}`] : [],
  )

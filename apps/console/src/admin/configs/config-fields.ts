import { textarea } from '../../kit/fields/build.ts'
import type { FieldSpec, TextareaSpec } from '../../kit/fields/spec.ts'
import type { UiText } from '../../i18n/ui-text.ts'

/** A field of a settings form. `isPem` offers to read it from a file. */
export type ConfigField = FieldSpec & { isPem?: true }
/** Fields by their wire names; the ones that the group lists as secrets are write-only. */
export type ConfigFields = Readonly<Record<string, ConfigField>>

const maxOfPem = 10_000

/** A key or certificate as PEM text, or several. */
export const pem = (label: UiText, rest: Partial<TextareaSpec> = {}): ConfigField => ({
  ...textarea(label, { rows: 4, maxlength: maxOfPem, ...rest }),
  isPem: true,
})

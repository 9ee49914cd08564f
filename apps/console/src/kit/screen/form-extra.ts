import type { ReactNode } from 'react'
import type { Row } from '../fields/row.ts'
import type { FormValues } from '../fields/spec.ts'
import type { UiText } from '../../i18n/ui-text.ts'

/** What a form has below its fields: fields of its own that stand in the antd form around it. */
export interface FormExtra<R = Row> {
  /** Without a row it adds. */
  render: (row: R | undefined) => ReactNode
  /** The values of those fields that a row has, by their names in the form. */
  valuesOf: (row: R) => FormValues
  /** What those fields are called. */
  labels: Readonly<Record<string, UiText>>
}

import { Col, Form, Row } from 'antd'
import { FormField } from './form-field.tsx'
import type { FieldSpec, FieldSpecs, FormValues } from '../spec.ts'

const gap = 24

function Cell({ name, spec }: { name: string; spec: FieldSpec }) {
  return (
    <Col xs={24} md={spec.span ?? 12}>
      <FormField name={name} spec={spec} />
    </Col>
  )
}

/** A field that shows only with certain values of the others. */
function ConditionalCell({
  name,
  spec,
  showIf,
}: {
  name: string
  spec: FieldSpec
  showIf: (v: FormValues) => boolean
}) {
  const form = Form.useFormInstance<FormValues>()
  const isShown = Form.useWatch((values: FormValues) => showIf(values), { form, preserve: true })
  return isShown ? <Cell name={name} spec={spec} /> : null
}

/** Fields in a grid of 24 columns: two beside each other unless they say otherwise, one below the other on phones. */
export function FormFields({ fields }: { fields: FieldSpecs }) {
  return (
    <Row gutter={gap}>
      {Object.entries(fields).map(([name, spec]) =>
        spec.showIf ? (
          <ConditionalCell key={name} name={name} spec={spec} showIf={spec.showIf} />
        ) : (
          <Cell key={name} name={name} spec={spec} />
        ),
      )}
    </Row>
  )
}

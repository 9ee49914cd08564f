import { goodsAttrs } from '@fangshi/contract/goods-attrs'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { attrBody, attrForm } from '../../goods-attrs/attr-form.ts'
import { valuesExtra } from '../../goods-attrs/values-field.tsx'
import { choicesQuery } from '../choices.ts'
import { optionTexts as says } from './sku-texts.ts'

const FormDialog = lazy(() => loadChunk(() => import('../../../kit/screen/form-dialog.tsx')))

interface Props {
  /** The attribute that is edited; `new` adds one. */
  attr: number | 'new'
  onClose: () => void
}

/** Adds an attribute, or edits its values, without leaving the form of the goods. */
export function AttrDialog({ attr, onClose }: Props) {
  const t = useText()
  const client = useQueryClient()
  return (
    <Suspense>
      <FormDialog
        resource={goodsAttrs}
        title={t(attr === 'new' ? says.make : says.edit)}
        form={attrForm}
        id={attr === 'new' ? undefined : attr}
        toBody={attrBody}
        extra={valuesExtra}
        onClose={onClose}
        onSaved={() => {
          onClose()
          void client.invalidateQueries(choicesQuery)
        }}
      />
    </Suspense>
  )
}

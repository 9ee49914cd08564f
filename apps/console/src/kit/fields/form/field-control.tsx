import { loadChunk } from '@fangshi/contract/load-chunk'
import { ConfigProvider, Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { fieldTexts } from '../texts.ts'
import { AutocompleteControl } from '../controls/autocomplete-control.tsx'
import type { ControlProps } from '../control.ts'
import { IconControl } from '../controls/icon-control.tsx'
import { NumberControl } from '../controls/number-control.tsx'
import { RadioControl } from '../controls/radio-control.tsx'
import { SelectControl } from '../controls/select-control.tsx'
import { SwitchControl } from '../controls/switch-control.tsx'
import { PasswordControl, TextareaControl, TextControl } from '../controls/text-control.tsx'
import type { FieldSpec, FieldType } from '../spec.ts'

// Rare controls are loaded with the first form that has them.
const dates = () => import('../controls/date-controls.tsx')
const DateControl = lazy(() => loadChunk(dates).then((module) => ({ default: module.DateControl })))
const DateRangeControl = lazy(() => loadChunk(dates).then((module) => ({ default: module.DateRangeControl })))
const CascaderControl = lazy(() => loadChunk(() => import('../controls/cascader-control.tsx')))
const CascaderLazyControl = lazy(() => loadChunk(() => import('../controls/cascader-lazy-control.tsx')))
const AvatarControl = lazy(() => loadChunk(() => import('../uploads/avatar-control.tsx')))
const ImageControl = lazy(() => loadChunk(() => import('../uploads/image-control.tsx')))
const FileControl = lazy(() => loadChunk(() => import('../uploads/file-control.tsx')))
const TableSelectControl = lazy(() => loadChunk(() => import('../controls/table-select-control.tsx')))
const EditorControl = lazy(() => loadChunk(() => import('../editor/editor-control.tsx')))

type FieldControlProps = Omit<
  ControlProps<FieldSpec, never>,
  'label' | 'placeholder' | 'disabled' | 'value' | 'onChange'
> & {
  label: string
  value?: unknown
  onChange?: (value: unknown) => void
}

type InnerProps = Omit<ControlProps<FieldSpec, never>, 'spec' | 'onChange'> & { onChange?: (value: unknown) => void }

function controlOf(spec: FieldSpec, props: InnerProps) {
  switch (spec.type) {
    case 'text':
      return <TextControl spec={spec} {...props} />
    case 'password':
      return <PasswordControl spec={spec} {...props} />
    case 'number':
      return <NumberControl spec={spec} {...props} />
    case 'textarea':
      return <TextareaControl spec={spec} {...props} />
    case 'editor':
      return <EditorControl spec={spec} {...props} />
    case 'select':
      return <SelectControl spec={spec} {...props} />
    case 'radio':
      return <RadioControl spec={spec} {...props} />
    case 'autocomplete':
      return <AutocompleteControl spec={spec} {...props} />
    case 'switch':
      return <SwitchControl spec={spec} {...props} />
    case 'cascader':
      return <CascaderControl spec={spec} {...props} />
    case 'cascader_lazy':
      return <CascaderLazyControl spec={spec} {...props} />
    case 'avatar':
      return <AvatarControl spec={spec} {...props} />
    case 'image':
      return <ImageControl spec={spec} {...props} />
    case 'file':
      return <FileControl spec={spec} {...props} />
    case 'icon':
      return <IconControl spec={spec} {...props} />
    case 'table_select':
      return <TableSelectControl spec={spec} {...props} />
    case 'date':
    case 'datetime':
      return <DateControl spec={spec} {...props} />
    case 'daterange':
      return <DateRangeControl spec={spec} {...props} />
  }
}

const chosen: readonly FieldType[] = ['select', 'cascader', 'cascader_lazy', 'date', 'datetime']

/** The control of a field alone, without label and messages. The caller has to pass a value of the field's kind. */
export function FieldControl({ spec, value, ...control }: FieldControlProps) {
  const t = useText()
  const { componentDisabled = false } = ConfigProvider.useConfig()
  const placeholder = spec.placeholder
    ? t(spec.placeholder)
    : t(chosen.includes(spec.type) ? fieldTexts.choose : fieldTexts.fillIn)
  const disabled = spec.disabled ?? componentDisabled
  return (
    <Suspense fallback={<Skeleton.Input active block />}>
      {controlOf(spec, { ...control, value: value as never, placeholder, disabled })}
    </Suspense>
  )
}

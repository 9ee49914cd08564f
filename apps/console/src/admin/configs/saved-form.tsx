import { CallError } from '@fangshi/contract/client'
import { configGroups, configRoutes, type ConfigGroup } from '@fangshi/contract/configs'
import { useMutation } from '@tanstack/react-query'
import { App, Form } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import type { UiText } from '../../i18n/ui-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { showFieldErrors } from '../../kit/fields/field-errors.ts'
import { FieldsForm } from '../../kit/fields/form/fields-form.tsx'
import type { FormValues } from '../../kit/fields/spec.ts'
import { StaleNotice } from '../../kit/stale/stale-notice.tsx'
import { useStale, type RecordState } from '../../kit/stale/use-stale.ts'
import { useLeaveGuard } from '../../kit/ui/use-leave-guard.ts'
import { queries } from '../../session/queries.ts'
import { changesOf } from './changes.ts'
import type { ConfigFields } from './config-fields.ts'
import { ConfigItem } from './config-item.tsx'
import { configQuery, type StoredConfig } from './config-queries.ts'
import { SaveBar } from './save-bar.tsx'

/** A confirmation before changes are saved. */
export interface Question {
  title: UiText
  text: UiText
  ok: UiText
}
export type Ask = (changes: FormValues) => Question | undefined

/** px; English labels need more than the spec's 90 (§9). */
const labelWidths = { 'zh-cn': 150, en: 200 } as const

interface Props {
  group: ConfigGroup
  fields: ConfigFields
  saved: StoredConfig
  ask: Ask | undefined
  isReadOnly: boolean
  onDirty: (isDirty: boolean) => void
}

const revised = ({ values, revision }: StoredConfig): RecordState => ({ values: values as FormValues, revision })

/** The form of a saved group: sends only what changed and leaves untouched secrets alone. */
export function SavedForm({ group, fields, saved, ask, isReadOnly, onDirty }: Props) {
  const t = useText()
  const locale = useLocale()
  const { message, modal } = App.useApp()
  const [form] = Form.useForm<FormValues>()
  const [cleared, setCleared] = useState<readonly string[]>([])
  const [isDirty, setDirty] = useState(false)
  useLeaveGuard(isDirty)
  const secrets: readonly string[] = configGroups[group].secrets

  // A cleared secret is sent as an empty string; an untouched one is not sent.
  const changesIn = (values: FormValues, clearing = cleared): FormValues => ({
    ...changesOf(values, saved.values),
    ...Object.fromEntries(clearing.map((name) => [name, ''])),
  })
  const recount = (clearing = cleared): void => {
    const next = Object.keys(changesIn(form.getFieldsValue(true) as FormValues, clearing)).length > 0
    setDirty(next)
    onDirty(next)
  }
  const begin = ({ values }: StoredConfig): void => {
    form.resetFields()
    form.setFieldsValue(values as FormValues)
    setCleared([])
    setDirty(false)
    onDirty(false)
  }

  const stale = useStale(form, revised(saved), async () => {
    const now = await call(configRoutes[group].show, {}, { quiet: true })
    queries.setQueryData(configQuery(group).queryKey, now)
    return revised(now)
  })
  const save = useMutation({
    mutationFn: (body: FormValues): Promise<StoredConfig> =>
      call(configRoutes[group].save, { body: { ...body, revision: stale.revision } as never }),
    onSuccess: (now) => {
      queries.setQueryData(configQuery(group).queryKey, now)
      begin(now)
      stale.onSaved(revised(now))
      message.success(t(actionTexts.saved))
    },
    onError: (error) => {
      if (error instanceof CallError) showFieldErrors(form, fields, error.fields, locale)
      stale.onRefused(error)
    },
  })
  const submit = async (values: FormValues): Promise<void> => {
    const changes = changesIn(values)
    if (save.isPending || !Object.keys(changes).length) return
    const question = ask?.(changes)
    const isSure =
      !question ||
      (await modal.confirm({
        title: t(question.title),
        content: t(question.text),
        okText: t(question.ok),
        okButtonProps: { danger: true },
        cancelText: t(actionTexts.cancel),
      }))
    if (isSure) save.mutate(changes)
  }

  return (
    <FieldsForm
      form={form}
      initial={saved.values as FormValues}
      labelWidth={labelWidths[locale]}
      disabled={isReadOnly}
      onChange={() => recount()}
      onSubmit={(values) => void submit(values)}
    >
      <StaleNotice fields={fields} changes={stale.changes} />
      {Object.entries(fields).map(([name, spec]) => (
        <ConfigItem
          key={name}
          name={name}
          spec={spec}
          isReadOnly={isReadOnly}
          secret={
            secrets.includes(name)
              ? {
                  isSet: saved.secrets.includes(name),
                  isCleared: cleared.includes(name),
                  onClear: (isCleared) => {
                    const next = isCleared ? [...cleared, name] : cleared.filter((other) => other !== name)
                    form.setFieldValue(name, '')
                    setCleared(next)
                    recount(next)
                  },
                }
              : undefined
          }
          onRead={(text) => {
            form.setFieldValue(name, text)
            recount()
          }}
        />
      ))}
      {!isReadOnly && <SaveBar isDirty={isDirty} isSaving={save.isPending} onDiscard={() => begin(saved)} />}
    </FieldsForm>
  )
}

import { submitApplication, type Application } from '@fangshi/contract/store-opening'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { userQueries } from '~/account/user-queries.ts'
import { call } from '~/api/call.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { useFields } from '~/form/use-fields.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Button } from '~/ui/button.tsx'
import { CompanySection } from './company-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { draftFields, valuesOf, type DraftValues } from './draft.ts'
import { DocumentsSection } from './documents-section.tsx'
import { fieldsAt } from './fields-to-retry.ts'
import { SaveNote } from './save-note.tsx'
import { StoreSection } from './store-section.tsx'
import { useAutosave } from './use-autosave.ts'

/** The application form: saved automatically, submitted when complete. */
export function ApplicationForm({ application }: { application: Application }) {
  const t = useDocumentTexts()
  const shop = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  // Saving updates `application`; the form keeps its initial values.
  const [initial] = useState(application)
  const fields = useFields<DraftValues>({
    names: draftFields,
    at: fieldsAt,
    defaultValues: valuesOf(initial),
  })
  const { state, flush } = useAutosave(fields.form, fields.showRefusal)
  const wrong = Object.keys(fields.form.formState.errors).length
  const send = fields.submit(async () => {
    if (!(await flush())) return fields.setAlert(shop('errors:offline'))
    const sent = await call(submitApplication, { body: {} }, { quiet: true })
    client.setQueryData(userQueries.application().queryKey, sent)
    await navigate(localPath(links.storeStep(3)))
  })
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      {initial.verify === 'denied' && (
        <p role="status" className="rounded-2 bg-bad-50 px-4 py-3 break-words text-bad">
          {t('opening:deniedBefore', { reason: initial.refuse_reason })}
        </p>
      )}
      <StoreSection fields={fields} />
      <CompanySection fields={fields} />
      <DocumentsSection fields={fields} keptIdNo={application.id_card_no} />
      <ContactSection fields={fields} />
      <FormAlert text={fields.alert} />
      <div className="sticky bottom-14 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 md:bottom-0 md:mx-0 md:rounded-3 md:border md:px-6">
        <SaveNote state={state} isTakenUp={initial.store_company_name !== '' || initial.store_name['zh-cn'] !== ''} />
        {wrong > 0 && <p className="text-13 text-bad">{t('opening:wrongFields', { count: wrong })}</p>}
        <Button type="submit" tone="brand" busy={fields.isSending} className="ml-auto">
          {t('opening:submit')}
        </Button>
      </div>
    </form>
  )
}

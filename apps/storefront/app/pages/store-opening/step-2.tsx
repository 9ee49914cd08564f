import { documentsText, useDocumentsText } from '~/i18n/documents-text.ts'
import { links } from '~/links.ts'
import { pageMeta, rootData } from '~/seo.ts'
import type { Route } from './+types/step-2'
import { ApplicationForm } from './application-form.tsx'
import { OpeningPage } from './opening-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = documentsText(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('opening:formTitle'),
    description: t('opening:formText'),
    path: links.storeStep(2),
    noindex: true,
  })
}

/** Store, company, documents and contacts. */
export default function Step2() {
  const t = useDocumentsText()
  return (
    <OpeningPage step={2} title={t('opening:formTitle')} text={t('opening:formText')}>
      {(application) => application && <ApplicationForm application={application} />}
    </OpeningPage>
  )
}

import { documentTexts, useDocumentTexts } from '~/documents/own-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { Route } from './+types/step-2'
import { ApplicationForm } from '~/pages/store-opening/form/application-form.tsx'
import { OpeningPage } from './opening-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = documentTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('opening:formTitle'),
    description: t('opening:formText'),
    path: links.storeStep(2),
    noindex: true,
  })
}

/** Store, company, documents and contacts. */
export default function Step2() {
  const t = useDocumentTexts()
  return (
    <OpeningPage step={2} title={t('opening:formTitle')} text={t('opening:formText')}>
      {(application) => application && <ApplicationForm application={application} />}
    </OpeningPage>
  )
}

import { documentsText, useDocumentsText } from '~/i18n/documents-text.ts'
import { links } from '~/links.ts'
import { pageMeta, rootData } from '~/seo.ts'
import type { Route } from './+types/step-3'
import { Decision } from './decision.tsx'
import { OpeningPage } from './opening-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = documentsText(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('opening:step_3'),
    description: t('opening:verifyingText'),
    path: links.storeStep(3),
    noindex: true,
  })
}

/** What became of the application. */
export default function Step3() {
  const t = useDocumentsText()
  return (
    <OpeningPage step={3} title={t('opening:step_3')}>
      {(application) => application && <Decision application={application} />}
    </OpeningPage>
  )
}

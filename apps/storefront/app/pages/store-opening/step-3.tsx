import { documentTexts, useDocumentTexts } from '~/documents/own-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { Route } from './+types/step-3'
import { Decision } from './decision.tsx'
import { OpeningPage } from './opening-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = documentTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('opening:step_3'),
    description: t('opening:verifyingText'),
    path: links.storeStep(3),
    noindex: true,
  })
}

/** The result of the review. */
export default function Step3() {
  const t = useDocumentTexts()
  return (
    <OpeningPage step={3} title={t('opening:step_3')}>
      {(application) => application && <Decision application={application} />}
    </OpeningPage>
  )
}

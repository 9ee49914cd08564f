import { documentTexts, useDocumentTexts } from '~/documents/own-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import type { Route } from './+types/step-1'
import { AgreementForm } from '~/pages/store-opening/agreement/agreement-form.tsx'
import { OpeningPage } from './opening-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = documentTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('opening:agreementTitle'),
    description: t('opening:agreementText'),
    path: links.storeStep(1),
    noindex: true,
  })
}

/** The store agreement, accepted before the form is filled in. */
export default function Step1() {
  const t = useDocumentTexts()
  return (
    <OpeningPage step={1} title={t('opening:agreementTitle')} text={t('opening:agreementText')}>
      {(application) => <AgreementForm hasAgreed={application !== null} />}
    </OpeningPage>
  )
}

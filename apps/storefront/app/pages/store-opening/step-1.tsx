import { documentsText, useDocumentsText } from '~/i18n/documents-text.ts'
import { links } from '~/links.ts'
import { pageMeta, rootData } from '~/seo.ts'
import type { Route } from './+types/step-1'
import { AgreementForm } from './agreement-form.tsx'
import { OpeningPage } from './opening-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = documentsText(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('opening:agreementTitle'),
    description: t('opening:agreementText'),
    path: links.storeStep(1),
    noindex: true,
  })
}

/** The store agreement, read and accepted before anything is filled in. */
export default function Step1() {
  const t = useDocumentsText()
  return (
    <OpeningPage step={1} title={t('opening:agreementTitle')} text={t('opening:agreementText')}>
      {(application) => <AgreementForm hasAgreed={application !== null} />}
    </OpeningPage>
  )
}

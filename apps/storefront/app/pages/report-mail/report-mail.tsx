import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { NeedsScripts } from '~/shell/needs-scripts.tsx'
import { Button } from '~/ui/button.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/report-mail'
import { reportMailTexts, useReportMailTexts } from './own-texts.ts'
import { useReportLink, type Shown } from './use-report-link.ts'

export function meta({ matches }: Route.MetaArgs) {
  const t = reportMailTexts(rootData(matches).locale)
  const title = t('reportMail:page')
  return pageMeta(matches, { title, description: title, path: links.reportMail(), noindex: true })
}

/** Title and text of what is known of the link. */
function useWords(shown: Shown): { title: string; text: string } {
  const t = useReportMailTexts()
  if (shown.is === 'loading') return { title: t('reportMail:page'), text: t('reportMail:loading') }
  if (shown.is === 'failed') return { title: t('reportMail:page'), text: shown.text }
  if (shown.is === 'gone') return { title: t('reportMail:gone'), text: t('reportMail:goneText') }
  const { kind, email } = shown.link
  if (kind === 'unsubscribe') {
    return shown.is === 'open'
      ? { title: t('reportMail:unsubscribe'), text: t('reportMail:unsubscribeText', { email }) }
      : { title: t('reportMail:ended'), text: t('reportMail:endedText', { email }) }
  }
  if (shown.is === 'open') return { title: t('reportMail:confirm'), text: t('reportMail:confirmText', { email }) }
  return shown.is === 'done'
    ? { title: t('reportMail:confirmed'), text: t('reportMail:confirmedText', { email }) }
    : { title: t('reportMail:used'), text: t('reportMail:usedText', { email }) }
}

/** Where the links of report mails lead: says what one does, and does it when its button is pressed, never before. */
export default function ReportMail() {
  const t = useReportMailTexts()
  const { shown, isBusy, submit } = useReportLink()
  const { title, text } = useWords(shown)
  return (
    <div className="card mx-auto my-4 max-w-dialog px-5 py-8 md:my-16 md:px-10 md:py-12">
      <div role="status">
        <h1 className="text-24 font-bold text-balance">{title}</h1>
        <p className="pt-2 wrap-anywhere text-ink-2">{text}</p>
      </div>
      <NeedsScripts skeleton={shown.is === 'loading' && <Skeleton className="mt-6 h-12" />} />
      {shown.is === 'open' && (
        <Button tone="brand" size="l" className="mt-6 w-full" busy={isBusy} onClick={() => void submit()}>
          {t(shown.link.kind === 'confirm' ? 'reportMail:confirmButton' : 'reportMail:unsubscribeButton')}
        </Button>
      )}
    </div>
  )
}

import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { Button } from '~/ui/button.tsx'
import { QrCode } from '~/ui/qr-code.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { shareLink } from '~/ui/toast/share-link.ts'
import { useDistributionTexts } from './own-texts.ts'
import { referralLink } from './referral-link.ts'

/** The shopper's link, to copy, and its QR code. */
export function OwnLink({ inviterId }: { inviterId: number }) {
  const d = useDistributionTexts()
  const localPath = useLocalePath()
  const link = referralLink(location.origin, localPath(links.register()), inviterId)
  const copy = async (): Promise<void> => {
    const outcome = await shareLink({ clipboard: navigator.clipboard }, { title: '', url: link })
    const isCopied = outcome === 'copied'
    toast({ text: d(isCopied ? 'distribution:copied' : 'distribution:copyFailed'), tone: isCopied ? 'ok' : 'bad' })
  }
  return (
    <section className="card flex flex-col items-center gap-4 p-4 md:flex-row md:items-start md:gap-6 md:p-6">
      <QrCode text={link} label={d('distribution:qr')} />
      <div className="w-full min-w-0 flex-1 space-y-3">
        <h2 className="text-16 font-bold">{d('distribution:link')}</h2>
        <p className="rounded-2 bg-sunken px-3 py-2 break-all select-all">{link}</p>
        <Button tone="brand" onClick={() => void copy()}>
          {d('distribution:copy')}
        </Button>
        <p className="text-13 text-ink-2">{d('distribution:linkHelp')}</p>
      </div>
    </section>
  )
}

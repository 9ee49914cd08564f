import type { Reply } from '@fangshi/contract/route'
import type { adminSecondFactor } from '@fangshi/contract/second-factor'
import { Button } from 'antd'
import { useText } from '../i18n/use-text.ts'
import { CopyButton } from '../kit/ui/copy-button.tsx'
import { QrCode } from '../kit/second-factor/qr-code.tsx'
import { usePhone } from '../kit/ui/use-phone.ts'
import styles from './scan.module.css'
import { setUpTexts } from './texts.ts'

/** What the server sends when a set-up begins. */
export type Begun = Reply<typeof adminSecondFactor.begin>

/** In fours, as apps and people read it. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Brings the secret into an authenticator app: by camera, by typing, or by a link where the app is on this device. */
export function Scan({ secret, uri }: Begun) {
  const t = useText()
  const isPhone = usePhone()
  return (
    <>
      <p>{t(setUpTexts.scan)}</p>
      <div className={styles.code}>
        <QrCode text={uri} label={t(setUpTexts.qrCode)} />
        {isPhone && (
          <Button type="link" href={uri}>
            {t(setUpTexts.open)}
          </Button>
        )}
      </div>
      <p className={styles.why}>{t(setUpTexts.secret)}</p>
      <div className={styles.secret}>
        <code translate="no">{grouped(secret)}</code>
        <CopyButton text={secret} label={t(setUpTexts.copy)} />
      </div>
    </>
  )
}

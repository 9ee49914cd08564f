import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useText } from '../i18n/use-text.ts'
import { CopyButton } from '../kit/ui/copy-button.tsx'
import styles from './recovery-codes.module.css'
import { recoveryTexts } from './texts.ts'

/** New recovery codes, to be kept: this is the only time that they are shown. */
export function RecoveryCodes({ codes, title }: { codes: readonly string[]; title: string }) {
  const t = useText()
  const text = `${title}\n\n${codes.join('\n')}\n`
  return (
    <>
      <Alert type="warning" showIcon title={t(recoveryTexts.about)} />
      <ul className={styles.codes} aria-label={t(recoveryTexts.title)}>
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        <CopyButton text={text} label={t(recoveryTexts.copy)} />
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t(recoveryTexts.download)}
        </Button>
      </div>
    </>
  )
}

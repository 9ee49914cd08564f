import { Button } from 'antd'
import { useRef } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './configs.module.css'

const texts = { read: l('从文件读取', 'Read from file'), of: l('从文件读取：', 'Read from file: ') }

interface Props {
  label: string
  onRead: (text: string) => void
}

/** Fills a field from a local file; nothing is uploaded. */
export function PemFile({ label, onRead }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        type="link"
        size="small"
        className={styles.link}
        aria-label={`${t(texts.of)}${label}`}
        onClick={() => input.current?.click()}
      >
        {t(texts.read)}
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.file}
        accept=".pem,.crt,.cer,.key,.txt"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          void file?.text().then((text) => onRead(text.trim()))
        }}
      />
    </>
  )
}

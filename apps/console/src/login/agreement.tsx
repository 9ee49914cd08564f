import { getAgreement } from '@fangshi/contract/content'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { agreementTexts, loginTexts } from './texts.ts'
import { actionTexts } from '../i18n/texts.ts'
import { call, errorText } from '../session/api.ts'
import { useLocale } from '../i18n/use-locale.ts'
import styles from './agreement.module.css'

/** A link that opens the user agreement. */
export function Agreement() {
  const t = useText()
  const language = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['agreement', 'user-agreement', language],
    queryFn: () => call(getAgreement, { params: { name: 'user-agreement' } }, { quiet: true }),
    enabled: isOpen,
  })
  return (
    <>
      <Button type="link" className={styles.link} onClick={() => setOpen(true)}>
        {t(loginTexts.agreement)}
      </Button>
      <Modal
        title={data?.title ?? t(agreementTexts.title)}
        open={isOpen}
        onCancel={() => setOpen(false)}
        width="min(720px, calc(100vw - 32px))"
        centered
        closable={{ 'aria-label': t(actionTexts.close) }}
        footer={
          <Button type="primary" onClick={() => setOpen(false)}>
            {t(actionTexts.close)}
          </Button>
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the text scrolls, also by keyboard */}
        <div className={styles.text} tabIndex={0} role="region" aria-label={t(agreementTexts.title)}>
          {data ? (
            // The server stores rich text sanitised (rules §12).
            <div dangerouslySetInnerHTML={{ __html: data.content }} />
          ) : error ? (
            <Alert
              type="error"
              showIcon
              title={errorText(error, language)}
              action={<Button onClick={() => void refetch()}>{t(actionTexts.retry)}</Button>}
            />
          ) : (
            <Skeleton active aria-label={t(agreementTexts.loading)} />
          )}
        </div>
      </Modal>
    </>
  )
}

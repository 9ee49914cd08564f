import type { auditLogs } from '@fangshi/contract/access'
import type { DetailOf } from '@fangshi/contract/resource'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { CopyText } from '../kit/ui/copy-text.tsx'
import styles from './entry.module.css'

const texts = {
  title: l('防篡改校验', 'Tamper check'),
  pending: l('正在写入校验链', 'Being added to the hash chain'),
  place: l('{{day}} 第 {{nth}} 条', 'Entry {{nth}} of {{day}}'),
  open: l('当日未封存', 'Day not sealed yet'),
  sealed: l('当日已封存', 'Day sealed'),
}

/** Where an entry stands in the chain of its day, and its hash (rules §14). */
export function EntryProof({ link }: Pick<DetailOf<typeof auditLogs>, 'link'>) {
  const t = useText()
  return (
    <section className={styles.proof} aria-label={t(texts.title)}>
      <h2>{t(texts.title)}</h2>
      {link ? (
        <>
          <p>
            {t(texts.place, { day: link.day, nth: link.nth })} · {t(link.is_sealed ? texts.sealed : texts.open)}
          </p>
          <CopyText text={link.hash} />
        </>
      ) : (
        <p>{t(texts.pending)}</p>
      )}
    </section>
  )
}

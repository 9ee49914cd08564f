import { scoreNames } from '@fangshi/contract/ratings'
import { Rate } from 'antd'
import { useText } from '../i18n/use-text.ts'
import { RecordCard, RecordColumns } from '../kit/screen/record-columns.tsx'
import { Thumbnails } from '../kit/table/thumbnails.tsx'
import type { BackofficeComment } from './comment-columns.tsx'
import styles from './comment-details.module.css'
import { scoreLabels, texts } from './comment-texts.ts'

interface Words {
  content: string
  images?: readonly string[]
  created_at?: string
}

/** Text of a user as plain text, isolated so that its direction cannot reorder the text around it. */
const Said = ({ content, images = [], created_at }: Words) => (
  <>
    <p className={styles.text} dir="auto">
      {content}
    </p>
    {images.length > 0 && <Thumbnails addresses={images} />}
    {created_at && <time className={styles.time}>{created_at}</time>}
  </>
)

/** A comment with its scores, what its buyer added, and what the store answered. */
export function CommentDetails({ comment }: { comment: BackofficeComment }) {
  const t = useText()
  const { content, images, addition, reply, hidden_reason } = comment
  return (
    <RecordColumns
      main={
        <>
          <RecordCard title={t(texts.content)}>
            <Said content={content || t(texts.noContent)} images={images} />
          </RecordCard>
          {addition && (
            <RecordCard title={t(texts.added)}>
              <Said {...addition} />
            </RecordCard>
          )}
          {reply && (
            <RecordCard title={t(texts.replied)}>
              <Said {...reply} />
            </RecordCard>
          )}
          {hidden_reason && (
            <RecordCard title={t(texts.hiddenReason)}>
              <Said content={hidden_reason} />
            </RecordCard>
          )}
        </>
      }
      side={
        <RecordCard title={t(texts.scores)}>
          <dl className={styles.scores}>
            {scoreNames.map((name) => (
              <div key={name}>
                <dt>{t(scoreLabels[name])}</dt>
                <dd>
                  <span aria-hidden>
                    <Rate disabled value={comment[name]} />
                  </span>
                  <span className={styles.spoken}>{t(texts.outOfFive, { score: comment[name] })}</span>
                </dd>
              </div>
            ))}
          </dl>
        </RecordCard>
      }
    />
  )
}

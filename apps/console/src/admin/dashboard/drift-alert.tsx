import { Alert } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { driftTexts } from './texts.ts'
import type { PlatformNow } from './to-dos.ts'

/** Says that the nightly verification found drift, and where first. */
export function DriftAlert({ drift: { at, count, findings } }: { drift: NonNullable<PlatformNow['drift']> }) {
  const t = useText()
  return (
    <Alert
      type="error"
      showIcon
      title={t(driftTexts.title, { count, at: at.slice(0, 16) })}
      description={
        <>
          {t(driftTexts.advice)}
          <ul>
            {findings.map(({ check, subject, expected, actual }) => (
              <li key={`${check} ${subject}`}>
                {check}: {subject} · {t(driftTexts.finding, { expected, actual })}
              </li>
            ))}
          </ul>
        </>
      }
    />
  )
}

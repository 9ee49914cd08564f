import { differences, listReconciliations } from '@fangshi/contract/books'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../session/api.ts'
import styles from './books.module.css'
import { differenceTexts } from './difference-texts.ts'
import { channels } from './texts.ts'

/** The latest days that were compared with the providers' bills. */
export function Runs() {
  const t = useText()
  const { data } = useQuery({
    queryKey: [differences.path, 'runs'],
    queryFn: ({ signal }) => call(listReconciliations, {}, { signal, quiet: true }),
  })
  if (!data?.length) return null
  return (
    <dl className={styles.cards} aria-label={t(differenceTexts.runs)}>
      {data.slice(0, 4).map(({ channel, day, lines, open }) => {
        const known = channels.find(({ value }) => value === channel)
        return (
          <div key={`${channel} ${day}`}>
            <dt>
              {known && t(known.label)} <time>{day}</time>
            </dt>
            <dd>
              {t(differenceTexts.run, { lines })}
              <small>{open ? t(differenceTexts.someOpen, { open }) : t(differenceTexts.noneOpen)}</small>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

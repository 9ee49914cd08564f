import { locales, type Locale } from '@fangshi/contract/locale'
import type { KeyboardEvent } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { fieldTexts } from '../texts.ts'
import styles from './local-field.module.css'

interface Props {
  /** The prefix of the panels' ids. */
  id: string
  label: string
  chosen: Locale
  wrong: readonly Locale[]
  required: boolean
  onChoose: (language: Locale) => void
}

const other = { 'zh-cn': 'en', en: 'zh-cn' } as const
const isArrow = (key: string): boolean => key === 'ArrowLeft' || key === 'ArrowRight'

/** The tabs of a text in both languages; they say which one is required and which one has an error. */
export function LanguageTabs({ id, label, chosen, wrong, required, onChoose }: Props) {
  const t = useText()
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (!isArrow(event.key)) return
    event.preventDefault()
    onChoose(other[chosen])
    event.currentTarget.querySelector<HTMLElement>('[aria-selected="false"]')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus
    <div role="tablist" aria-label={t(fieldTexts.languages, { label })} className={styles.tabs} onKeyDown={press}>
      {locales.map((of) => {
        const isWrong = wrong.includes(of)
        const isNeeded = required && of === 'zh-cn'
        const notes = [isNeeded && t(fieldTexts.needed), isWrong && t(fieldTexts.wrong)].filter(Boolean).join(' ')
        return (
          <button
            key={of}
            id={`${id}${of}-tab`}
            type="button"
            role="tab"
            lang={of === 'en' ? 'en' : 'zh-CN'}
            tabIndex={of === chosen ? 0 : -1}
            aria-selected={of === chosen}
            aria-controls={`${id}${of}`}
            className={`${styles.tab} ${isWrong ? styles.wrong : ''}`}
            onClick={() => onChoose(of)}
          >
            {of === 'en' ? 'EN' : '中文'}
            {isNeeded && <span aria-hidden>*</span>}
            {isWrong && <span aria-hidden>!</span>}
            {notes && <span className={styles.notes}> {notes}</span>}
          </button>
        )
      })}
    </div>
  )
}

import { loadChunk } from '@fangshi/contract/load-chunk'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { rememberSearch } from './search-history.ts'
import { nextActive, type Suggestion } from './suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

const SearchPanel = lazy(() => loadChunk(() => import('./search-panel.tsx')))

/** A plain form without scripts, a combobox with them: arrow keys choose, Enter opens, Escape closes. */
export function SearchBox() {
  const t = useText()
  const locale = useLocale()
  const localPath = useLocalePath()
  const navigate = useNavigate()
  const listId = useId()
  const { pathname, search } = useLocation()
  const searched = pathname.startsWith('/s') ? (new URLSearchParams(search).get('keywords') ?? '') : ''
  const [typed, setTyped] = useState(searched)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { suggestions, refresh } = useSuggestions(typed, isOpen)
  const chosen = suggestions[active]
  const isShown = isOpen && suggestions.length > 0

  useEffect(() => {
    setTyped(searched)
    setIsOpen(false)
  }, [searched, pathname])

  const open = (path: string, words?: string): void => {
    if (words) rememberSearch(words)
    setIsOpen(false)
    setActive(-1)
    void navigate(localPath(path))
  }
  const choose = ({ kind, text, to }: Suggestion): void => {
    const isWords = kind === 'word' || kind === 'history'
    if (isWords) setTyped(text)
    open(to, isWords ? text : undefined)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (chosen) return choose(chosen)
    const words = typed.trim()
    open(links.list(words ? { keywords: words } : {}), words)
  }
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isShown) {
      // The first Escape only closes the list; browsers would clear the field.
      event.preventDefault()
      setIsOpen(false)
      setActive(-1)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsOpen(true)
    setActive(nextActive(active, suggestions.length, event.key))
  }

  return (
    <form
      role="search"
      action="/s"
      className="relative min-w-0 flex-1"
      onSubmit={submit}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setIsOpen(false)}
    >
      {locale === 'en' && <input type="hidden" name="lang" value="en" />}
      <div className="flex h-11 items-center rounded-full border-2 border-ink bg-surface p-0.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus md:h-12">
        <input
          type="search"
          name="keywords"
          role="combobox"
          aria-label={t('shell:searchLabel')}
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && chosen ? `${listId}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('shell:searchPlaceholder')}
          maxLength={60}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setActive(-1)
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onKeyDown={pressKey}
          className="h-full min-w-0 flex-1 appearance-none rounded-full bg-transparent pl-4 text-16 outline-none md:pl-5 [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={t('shell:search')}
          className="flex h-full shrink-0 items-center justify-center rounded-full bg-ink px-4 font-medium text-on-ink hover:bg-ink-2 md:w-24"
        >
          <Search size={18} className="md:hidden" />
          <span className="hidden md:inline">{t('shell:search')}</span>
        </button>
      </div>
      <p role="status" className="sr-only">
        {isShown && t('shell:suggestionCount', { count: suggestions.length })}
      </p>
      {isShown && (
        <Suspense>
          <SearchPanel
            listId={listId}
            suggestions={suggestions}
            active={active}
            onChoose={choose}
            onHistoryCleared={refresh}
          />
        </Suspense>
      )}
    </form>
  )
}

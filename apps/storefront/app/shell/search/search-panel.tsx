import { History, Search, Store, type LucideIcon } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { clearSearchHistory } from './search-history.ts'
import type { Suggestion } from './suggestions.ts'

const icons: Record<Suggestion['kind'], LucideIcon> = { history: History, word: Search, goods: Search, store: Store }

function Option({
  id,
  suggestion,
  isActive,
  onChoose,
}: {
  id: string
  suggestion: Suggestion
  isActive: boolean
  onChoose: () => void
}) {
  const Icon = icons[suggestion.kind]
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      // Keeps the focus in the input; the click follows.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1 hover:bg-sunken',
        isActive && 'bg-sunken',
      )}
    >
      {suggestion.kind === 'goods' ? (
        <Picture
          src={suggestion.image ?? ''}
          alt=""
          side={40}
          sizes="40px"
          largest={320}
          className="size-10 rounded-2 object-cover"
        />
      ) : (
        <Icon size={18} className="text-ink-3" />
      )}
      <span className="min-w-0 flex-1 truncate">{suggestion.text}</span>
      {suggestion.price && <Price value={suggestion.price} size="s" />}
    </li>
  )
}

/** The suggestions below the search box, with a button to clear the history. */
export default function SearchPanel({
  listId,
  suggestions,
  active,
  onChoose,
  onHistoryCleared,
}: {
  listId: string
  suggestions: readonly Suggestion[]
  active: number
  onChoose: (suggestion: Suggestion) => void
  onHistoryCleared: () => void
}) {
  const t = useText()
  const hasHistory = suggestions.some(({ kind }) => kind === 'history')
  return (
    <div className="fixed inset-x-4 top-16 z-40 max-h-[70dvh] overflow-y-auto rounded-3 border border-line bg-surface py-2 shadow-3 md:absolute md:inset-x-0 md:top-14">
      {hasHistory && (
        <div className="flex items-center justify-between px-4 pb-1 text-12 text-ink-3">
          {t('shell:searchHistory')}
          <button
            type="button"
            className="rounded-1 px-1 py-1 text-ink-2 hover:text-brand"
            onClick={() => {
              clearSearchHistory()
              onHistoryCleared()
            }}
          >
            {t('shell:clearHistory')}
          </button>
        </div>
      )}
      <ul id={listId} role="listbox" aria-label={t('shell:suggestions')}>
        {suggestions.map((suggestion, index) => (
          <Option
            key={suggestion.kind + suggestion.to}
            id={`${listId}-${index}`}
            suggestion={suggestion}
            isActive={index === active}
            onChoose={() => onChoose(suggestion)}
          />
        ))}
      </ul>
    </div>
  )
}

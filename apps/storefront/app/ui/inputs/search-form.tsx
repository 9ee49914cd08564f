import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useLocale } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { IconButton } from '~/ui/icon-button.tsx'

/** The search box of one list. Without scripts a plain form to `action`; with them it navigates to `pathOf`. */
export function SearchForm({
  action,
  words,
  label,
  placeholder,
  button,
  pathOf,
  className,
}: {
  action: string
  words: string | undefined
  label: string
  placeholder: string
  button: string
  pathOf: (words: string | undefined) => string
  className?: string
}) {
  const locale = useLocale()
  const localPath = useLocalePath()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('keywords')).trim()
    void navigate(localPath(pathOf(typed || undefined)), { preventScrollReset: true })
  }
  return (
    <form role="search" aria-label={label} action={action} onSubmit={submit} className={classNames('flex', className)}>
      {locale === 'en' && <input type="hidden" name="lang" value="en" />}
      <div className="flex h-11 min-w-0 flex-1 items-center rounded-full border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:border-ink-3 md:h-10">
        <input
          type="search"
          name="keywords"
          aria-label={label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          placeholder={placeholder}
          defaultValue={words}
          // The key resets the input when the words change elsewhere.
          key={words}
          className="h-full min-w-0 flex-1 rounded-full bg-transparent pl-4 text-16 outline-none md:text-14"
        />
        <IconButton type="submit" icon={Search} label={button} size={18} />
      </div>
    </form>
  )
}

import { useText } from '~/i18n/text.tsx'

export function SkipLink() {
  const t = useText()
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-60 -translate-y-16 rounded-2 bg-ink px-4 py-2 text-on-ink focus-visible:translate-y-0"
    >
      {t('shell:skip')}
    </a>
  )
}

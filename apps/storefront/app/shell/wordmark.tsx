import favicon from '~/assets/favicon.svg'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useLocale, useText } from '~/i18n/text.tsx'
import { links } from '~/links.ts'

/** Sign and name of the market; leads home. */
export function Wordmark() {
  const t = useText()
  const isChinese = useLocale() === 'zh-cn'
  return (
    <LocalLink
      to={links.home()}
      aria-label={t('shell:name')}
      className="flex shrink-0 items-center gap-2 rounded-2 py-1"
    >
      <img src={favicon} alt="" width={32} height={32} className="size-8" />
      <span aria-hidden className="hidden text-24 font-bold md:block">
        {isChinese ? (
          <>
            坊<span className="text-brand">市</span>
          </>
        ) : (
          <>
            Fang<span className="text-brand">shi</span>
          </>
        )}
      </span>
    </LocalLink>
  )
}

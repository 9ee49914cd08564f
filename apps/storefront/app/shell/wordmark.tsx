import favicon from '~/assets/favicon.svg'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { useSite } from '~/site/shell-data.ts'

/** The icon and name of the marketplace, or its uploaded logo; links to the home page. */
export function Wordmark() {
  const { logo, web_name } = useSite()
  const half = Math.ceil(web_name.length / 2)
  return (
    <LocalLink to={links.home()} aria-label={web_name} className="flex shrink-0 items-center gap-2 rounded-2 py-1">
      {logo ? (
        <img
          src={logo}
          alt=""
          width={131}
          height={40}
          className="h-8 w-auto max-w-30 object-contain md:h-10 md:max-w-50"
        />
      ) : (
        <>
          <img src={favicon} alt="" width={32} height={32} className="size-8" />
          <span aria-hidden className="hidden text-24 font-bold md:block">
            {web_name.slice(0, half)}
            <span className="text-brand">{web_name.slice(half)}</span>
          </span>
        </>
      )}
    </LocalLink>
  )
}

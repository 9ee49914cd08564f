import { useLocation } from 'react-router'
import { BadgeCheck, ShoppingBasket, ShieldCheck, Truck } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { articleGroups } from '~/site/article-groups.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { useShellData, type ShellData } from '~/site/shell-data.ts'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { classNames } from '~/ui/class-names.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const promises = [
  { icon: BadgeCheck, title: 'shell:promiseGenuineTitle', text: 'shell:promiseGenuineText' },
  { icon: Truck, title: 'shell:promiseShippingTitle', text: 'shell:promiseShippingText' },
  { icon: ShieldCheck, title: 'shell:promisePaymentTitle', text: 'shell:promisePaymentText' },
  { icon: ShoppingBasket, title: 'shell:promiseTogetherTitle', text: 'shell:promiseTogetherText' },
] as const

const telOf = (number: string): string => `tel:${number.replace(/\s/g, '')}`
const contact = 'inline-block rounded-1 py-1 hover:text-brand'

function Promises() {
  const t = useText()
  return promises.map(({ icon: Icon, title, text }) => (
    <li key={title} className="flex flex-col gap-2 md:flex-row md:items-center md:gap-3">
      <Icon size={28} className="text-brand" />
      <p>
        <strong className="block text-14 font-medium text-ink">{t(title)}</strong>
        {t(text)}
      </p>
    </li>
  ))
}

const HelpLinks = ({ help }: Pick<ShellData, 'help'>) =>
  articleGroups(help).map((group) => (
    <section key={group.id}>
      <h2 className="pb-2 font-medium text-ink">{group.name}</h2>
      <ul className="space-y-1">
        {group.articles.map(({ name, title }) => (
          <li key={name}>
            <LocalLink to={links.article(name)} className="inline-block rounded-1 py-0.5 hover:text-brand">
              {title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  ))

/** On phones all of it stands on the home page alone: elsewhere it would be half of a short page, so there is one line. */
export function SiteFooter() {
  const t = useText()
  const { help, common } = useShellData()
  const isHome = useLocation().pathname === '/'
  const elsewhere = isHome ? undefined : 'max-md:hidden'
  return (
    <footer className="border-t border-line bg-surface pb-20 text-13 text-ink-2 md:pb-6">
      <CachedFragment
        as="ul"
        className={classNames('page grid grid-cols-2 gap-x-4 gap-y-6 py-6 md:py-8 lg:grid-cols-4', elsewhere)}
        content={Promises}
        props={{}}
      />
      {help.length > 0 && (
        <nav aria-label={t('shell:footerHelp')} className={classNames('border-t border-line', elsewhere)}>
          <CachedFragment
            as="div"
            className="page grid grid-cols-2 gap-6 py-6 md:grid-cols-6"
            content={HelpLinks}
            props={{ help }}
          />
        </nav>
      )}
      <div className={classNames('md:border-t md:border-line', isHome && 'border-t border-line')}>
        <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-4 text-12 max-md:gap-x-4">
          <p className="mr-auto">
            {t('shell:copyright', { name: common.web_name })} <span className={elsewhere}>{common.icp}</span>
          </p>
          <LocalLink to={links.help()} className={contact}>
            {t('shell:help')}
          </LocalLink>
          <LocalLink to={links.storeJoin()} className={classNames(contact, elsewhere)}>
            {t('shell:sellWithUs')}
          </LocalLink>
          <LocalLink to={links.notices()} className={contact}>
            {t('shell:notices')}
          </LocalLink>
          {common.tel && (
            <a href={telOf(common.tel)} className={classNames(contact, elsewhere)}>
              {t('shell:phone', { number: common.tel })}
            </a>
          )}
          {common.mobile && (
            <a href={telOf(common.mobile)} className={classNames(contact, elsewhere)}>
              {t('shell:landline', { number: common.mobile })}
            </a>
          )}
          {common.email && (
            <a href={`mailto:${common.email}`} className={classNames(contact, elsewhere)}>
              {common.email}
            </a>
          )}
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

import type { ReactNode } from 'react'
import { links } from '~/routing/links.ts'
import { useSite } from '~/site/shell-data.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { useHelpTexts } from './own-texts.ts'

const telOf = (number: string): string => `tel:${number.replace(/\s/g, '')}`
const linkLook = 'inline-flex min-h-11 items-center rounded-1 font-medium text-brand hover:underline md:min-h-8'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-center gap-4">
    <dt className="w-20 shrink-0 text-ink-2">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

/** How the platform is reached, as the settings say, and where stores are asked. */
export function ContactBlock() {
  const h = useHelpTexts()
  const { tel, mobile, email, service_hours } = useSite()
  return (
    <section aria-labelledby="contact-heading" className="card p-4 md:p-6">
      <h2 id="contact-heading" className="pb-2 text-18 font-bold">
        {h('help:contact')}
      </h2>
      <p className="max-w-text pb-3 text-ink-2">{h('help:contactText')}</p>
      <dl>
        {tel && (
          <Row name={h('help:tel')}>
            <a href={telOf(tel)} className={linkLook}>
              {tel}
            </a>
          </Row>
        )}
        {mobile && (
          <Row name={h('help:mobile')}>
            <a href={telOf(mobile)} className={linkLook}>
              {mobile}
            </a>
          </Row>
        )}
        {email && (
          <Row name={h('help:email')}>
            <a href={`mailto:${email}`} className={linkLook}>
              {email}
            </a>
          </Row>
        )}
        {service_hours && (
          <Row name={h('help:hours')}>
            <span className="inline-flex min-h-8 items-center">{service_hours}</span>
          </Row>
        )}
      </dl>
      <p className="flex flex-wrap gap-3 pt-4">
        <ButtonLink to={links.orders()}>{h('help:toOrders')}</ButtonLink>
        <ButtonLink to={links.chats()}>{h('help:toMessages')}</ButtonLink>
      </p>
    </section>
  )
}

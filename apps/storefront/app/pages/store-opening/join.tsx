import {
  BadgeCheck,
  ChartNoAxesColumn,
  FileText,
  IdCard,
  MapPin,
  Phone,
  Store,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react'
import { documentTexts, useDocumentTexts } from '~/documents/own-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { Queries } from '~/api/queries.tsx'
import type { Route } from './+types/join'
import { JoinAction } from './join-action.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const t = documentTexts(rootData(matches).locale)
  return pageMeta(matches, { title: t('join:title'), description: t('join:text'), path: links.storeJoin() })
}

const reasons = [
  { name: 'shoppers', icon: ChartNoAxesColumn },
  { name: 'money', icon: Wallet },
  { name: 'tools', icon: Wrench },
  { name: 'team', icon: Users },
] as const

const needs = [
  { name: 'store', icon: Store },
  { name: 'company', icon: MapPin },
  { name: 'licence', icon: FileText },
  { name: 'id', icon: IdCard },
  { name: 'contact', icon: Phone },
] as const

const steps = [1, 2, 3] as const

/** Why to sell here, what is needed, and how to apply. */
export default function Join() {
  const t = useDocumentTexts()
  return (
    <div className="space-y-8 pt-2 pb-10 md:space-y-10 md:pt-4">
      <section className="flex items-center justify-between gap-8 rounded-4 bg-gold-50 px-5 py-8 md:px-12 md:py-14">
        <div className="max-w-text space-y-5">
          <h1 className="text-28 font-bold text-balance md:text-40">{t('join:title')}</h1>
          <p className="text-16 text-ink-2 md:text-18">{t('join:text')}</p>
          <Queries>
            <JoinAction />
          </Queries>
        </div>
        <span
          aria-hidden
          className="hidden size-52 shrink-0 items-center justify-center rounded-full bg-surface text-gold shadow-2 lg:flex"
        >
          <Store size={96} strokeWidth={1} />
        </span>
      </section>
      <section aria-labelledby="why">
        <h2 id="why" className="pb-4 text-20 font-bold md:text-24">
          {t('join:whyTitle')}
        </h2>
        <ul className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-4">
          {reasons.map(({ name, icon: Icon }) => (
            <li key={name} className="card space-y-2 p-5">
              <Icon size={26} className="text-brand" />
              <h3 className="text-16 font-medium">{t(`join:why_${name}`)}</h3>
              <p className="text-ink-2">{t(`join:whyText_${name}`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-6">
        <section aria-labelledby="how">
          <h2 id="how" className="pb-4 text-20 font-bold md:text-24">
            {t('join:howTitle')}
          </h2>
          <ol className="card divide-y divide-line px-5">
            {steps.map((step) => (
              <li key={step} className="flex gap-4 py-5">
                <span
                  aria-hidden
                  className="flex size-8 shrink-0 items-center justify-center rounded-full bg-ink font-medium text-on-ink tabular-nums"
                >
                  {step}
                </span>
                <div>
                  <h3 className="text-16 font-medium">{t(`join:how_${step}`)}</h3>
                  <p className="pt-1 text-ink-2">{t(`join:howText_${step}`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="need">
          <h2 id="need" className="pb-4 text-20 font-bold md:text-24">
            {t('join:needTitle')}
          </h2>
          <div className="card px-5 py-2">
            <ul className="divide-y divide-line">
              {needs.map(({ name, icon: Icon }) => (
                <li key={name} className="flex items-center gap-3 py-3">
                  <Icon size={20} className="shrink-0 text-ink-2" />
                  {t(`join:need_${name}`)}
                </li>
              ))}
            </ul>
            <p className="flex gap-2 pt-2 pb-3 text-13 text-ink-2">
              <BadgeCheck size={18} className="shrink-0 text-ok" />
              {t('join:needPrivate')}
            </p>
          </div>
        </section>
      </div>
    </div>
  )
}

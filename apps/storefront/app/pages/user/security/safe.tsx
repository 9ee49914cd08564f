import { useQuery } from '@tanstack/react-query'
import { ChevronRight, IdCard, KeyRound, LockKeyhole, MonitorSmartphone, Smartphone, UserRoundX } from 'lucide-react'
import { userQueries } from '~/account/user-queries.ts'
import { userTexts, useUserTexts, type TranslateUser } from '~/area-texts/user-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { Meter } from '~/ui/meter.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { Tag } from '~/ui/tag.tsx'
import type { Route } from './+types/safe'
import { safetyLevel, type Me } from '~/pages/user/completeness.ts'

export function meta({ matches }: Route.MetaArgs) {
  const t = userTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('user:safety'),
    description: t('user:safetyText'),
    path: links.safe(),
    noindex: true,
  })
}

const levelTones = { 1: 'bad', 2: 'warn', 3: 'ok' } as const

function Level({ me }: { me: Me }) {
  const t = useUserTexts()
  const level = safetyLevel(me)
  return (
    <div className="card space-y-2 p-4 md:p-6">
      <p>
        {t('user:safetyLevel')} <strong className="font-bold">{t(`user:level_${level}`)}</strong>
      </p>
      <Meter
        label={t('user:safetyLevel')}
        percent={Math.round((level * 100) / 3)}
        tone={levelTones[level]}
        className="max-w-72"
      />
      <p className="text-13 text-ink-2">{t(`user:levelText_${level}`)}</p>
    </div>
  )
}

const rowsOf = (me: Me, t: TranslateUser) => [
  {
    to: links.safePassword(),
    icon: KeyRound,
    name: t('user:loginPassword'),
    text: t('user:loginPasswordText'),
    isSet: true,
  },
  {
    to: links.safePayPassword(),
    icon: LockKeyhole,
    name: t('user:payPassword'),
    text: t('user:payPasswordText'),
    isSet: me.has_pay_password,
  },
  {
    to: links.safePhone(),
    icon: Smartphone,
    name: t('user:boundPhone'),
    text: me.phone || t('user:boundPhoneText'),
    isSet: me.phone !== '',
  },
  {
    to: links.realName(),
    icon: IdCard,
    name: t('user:realName'),
    text: t('user:realNameText'),
    isSet: me.check,
  },
  { to: links.devices(), icon: MonitorSmartphone, name: t('user:devices'), text: t('user:devicesText') },
  { to: links.safeClose(), icon: UserRoundX, name: t('user:closeAccount'), text: t('user:closeHint') },
]

export default function Safe() {
  const t = useUserTexts()
  const me = useQuery(userQueries.me())
  return (
    <UserPage title={t('user:safety')}>
      <Loaded query={me} skeleton={<RowsSkeleton count={3} />}>
        {(person) => (
          <div className="space-y-3">
            <Level me={person} />
            <ul className="card divide-y divide-line px-4 md:px-6">
              {rowsOf(person, t).map(({ to, icon: Icon, name, text, ...row }) => (
                <li key={to}>
                  <LocalLink to={to} className="group flex min-h-18 items-center gap-3 py-3 md:gap-4">
                    <Icon size={22} className="text-ink-2" />
                    <span className="min-w-0 flex-1">
                      <span className="block font-medium group-hover:text-brand">{name}</span>
                      <span className="block text-13 text-ink-2">{text}</span>
                    </span>
                    {'isSet' in row && (
                      <Tag tone={row.isSet ? 'ok' : 'warn'}>{t(row.isSet ? 'user:isSet' : 'user:notSet')}</Tag>
                    )}
                    <ChevronRight size={18} className="text-ink-3" />
                  </LocalLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </UserPage>
  )
}

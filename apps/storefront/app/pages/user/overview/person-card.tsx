import { ChevronRight } from 'lucide-react'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Meter } from '~/ui/meter.tsx'
import { completenessOf, type Me } from '~/pages/user/completeness.ts'

function Completeness({ me }: { me: Me }) {
  const t = useUserTexts()
  const { percent, missing } = completenessOf(me)
  return (
    <div className="max-w-72 pt-2 text-13 text-ink-2">
      <p className="flex justify-between gap-4 pb-1.5">
        <span>{t('user:complete', { percent })}</span>
        {missing && (
          <LocalLink to={missing.to} className="rounded-1 text-brand hover:underline">
            {t(`user:step_${missing.name}`)}
          </LocalLink>
        )}
      </p>
      <Meter label={t('user:completeness')} percent={percent} tone={percent === 100 ? 'ok' : 'brand'} />
    </div>
  )
}

/** The shopper, the completeness of the profile, and the balances. */
export function PersonCard({ me }: { me: Me }) {
  const t = useUserTexts()
  const accounts = [
    { to: links.money(), name: t('user:balance'), value: `¥${me.money}` },
    { to: links.integral(), name: t('user:pointsHeld'), value: String(me.integral) },
    { to: links.frozenMoney(), name: t('user:frozen'), value: `¥${me.frozen_money}` },
  ]
  return (
    <section className="card flex flex-col gap-4 p-4 md:p-6 lg:flex-row lg:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-4">
        <LocalLink to={links.userInfo()} aria-label={t('user:profile')} className="rounded-full">
          <Avatar src={me.avatar} name={me.nickname} className="size-16 text-24 md:size-20 md:text-28" />
        </LocalLink>
        <div className="min-w-0 flex-1">
          <p className="truncate text-18 font-bold md:text-20">{me.nickname}</p>
          {me.username !== me.nickname && <p className="truncate text-13 text-ink-3">{me.username}</p>}
          <Completeness me={me} />
        </div>
      </div>
      <ul className="grid grid-cols-3 gap-2 border-t border-line pt-2 lg:gap-4 lg:border-0 lg:pt-0">
        {accounts.map(({ to, name, value }) => (
          <li key={to}>
            <LocalLink to={to} className="block rounded-3 px-2 py-2 text-center hover:bg-sunken lg:w-32">
              <span className="block truncate text-18 font-bold tabular-nums md:text-20">{value}</span>
              <span className="flex items-center justify-center gap-0.5 text-13 text-ink-2">
                {name}
                <ChevronRight size={14} />
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { ReactNode } from 'react'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import gift from '~/assets/empty/orders.webp'
import { NeedsScripts } from '~/shell/needs-scripts.tsx'

/** The card of login, registration and password reset, with a slogan beside the form on wide screens. Only scripts can send it. */
export function AuthFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const t = useAuthTexts()
  return (
    <div className="card mx-auto my-4 grid max-w-[60rem] overflow-hidden md:my-8 lg:grid-cols-[5fr_6fr]">
      <div className="hidden flex-col justify-center gap-8 bg-linear-to-br from-gold-50 to-brand-50 p-12 lg:flex">
        <p className="text-32 font-bold text-balance">{t('shell:tagline')}</p>
        <img src={gift} alt="" width={320} height={320} className="soft-edges mx-auto size-60" />
        <p className="text-16 text-balance text-ink-2">{t('auth:promise')}</p>
      </div>
      <div className="mx-auto w-full max-w-dialog px-5 py-8 md:px-10 md:py-12">
        <h1 className="text-24 font-bold">{title}</h1>
        <p className="pt-1 pb-6 text-ink-2">{text}</p>
        <NeedsScripts skeleton={children} />
      </div>
    </div>
  )
}

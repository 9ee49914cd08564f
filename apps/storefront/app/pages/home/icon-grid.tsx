import { Gift, Store, Ticket, Users, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { useShellData } from '~/site/shell-data.ts'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { Picture } from '~/ui/goods/picture.tsx'

/** Two rows of five hold the classes and the shortcuts after them. */
const cells = 10

const Cell = ({ to, name, children }: { to: string; name: string; children: ReactNode }) => (
  <li>
    <LocalLink to={to} className="flex flex-col items-center gap-1 rounded-2 py-1 text-center text-12 text-ink-2">
      {children}
      {name}
    </LocalLink>
  </li>
)

interface ShortcutsProps {
  classes: readonly { id: number; name: string; thumb: string }[]
  hasPointsMall: boolean
}

function Shortcuts({ classes, hasPointsMall }: ShortcutsProps) {
  const t = useText()
  return (
    <>
      {classes.map(({ id, name, thumb }) => (
        <Cell key={id} to={links.list({ class_id: id })} name={name}>
          <Picture src={thumb} alt="" side={32} sizes="32px" largest={320} className="icon-circle" />
        </Cell>
      ))}
      <Cell to={links.seckills()} name={t('seckill:title')}>
        <Zap size={26} className="icon-circle text-brand" />
      </Cell>
      <Cell to={links.collectives()} name={t('shell:collectives')}>
        <Users size={26} className="icon-circle text-brand" />
      </Cell>
      <Cell to={links.coupons()} name={t('coupon:centre')}>
        <Ticket size={26} className="icon-circle text-gold" />
      </Cell>
      <Cell to={links.stores()} name={t('shell:stores')}>
        <Store size={26} className="icon-circle text-brand" />
      </Cell>
      {hasPointsMall && (
        <Cell to={links.pointsMall()} name={t('shell:pointsMall')}>
          <Gift size={26} className="icon-circle text-brand" />
        </Cell>
      )}
    </>
  )
}

/** Shortcuts on phones: the first categories, flash sales, group buys, coupons, stores and the points mall, five in a row. */
export function IconGrid() {
  const t = useText()
  const { classes: all, common } = useShellData()
  const hasPointsMall = common.points_mall
  const classes = all.slice(0, cells - (hasPointsMall ? 5 : 4))
  return (
    <nav aria-label={t('home:shortcuts')} className="card mt-3 p-2 md:hidden">
      <CachedFragment
        as="ul"
        className="grid grid-cols-5 gap-y-2"
        content={Shortcuts}
        props={{ classes: classes.map(({ id, name, thumb }) => ({ id, name, thumb })), hasPointsMall }}
      />
    </nav>
  )
}

import type { ownDistribution } from '@fangshi/contract/distributions'
import type { Reply } from '@fangshi/contract/route'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Price } from '~/ui/goods/price.tsx'
import { useDistributionTexts } from './own-texts.ts'

const states = ['frozen', 'due', 'paid'] as const
const cell = 'flex min-h-11 flex-col rounded-2 px-2 py-1 hover:bg-sunken'

/** The shopper's commissions by state, and the number of members on each level. */
export function Earnings({ own }: { own: Reply<typeof ownDistribution> }) {
  const d = useDistributionTexts()
  return (
    <section className="card space-y-4 p-4 md:p-6">
      <h2 className="text-16 font-bold">{d('distribution:earnings')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2">
        {states.map((state) => (
          <li key={state}>
            <LocalLink to={links.commissions(state)} className={cell}>
              <span className="text-13 text-ink-2">{d(`distribution:state_${state}`)}</span>
              <Price value={own[state]} tone="ink" exact />
            </LocalLink>
          </li>
        ))}
      </ul>
      <p className="text-13 text-ink-2">{d('distribution:statesHelp')}</p>
      <h2 className="text-16 font-bold">{d('distribution:team')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2">
        {own.members.map((n, at) => (
          <li key={at}>
            <LocalLink to={links.members(at + 1)} className={cell}>
              <span className="text-13 text-ink-2">{d(`distribution:level_${(at + 1) as 1 | 2 | 3}`)}</span>
              <span className="text-18 font-bold tabular-nums">{d('distribution:people', { n })}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

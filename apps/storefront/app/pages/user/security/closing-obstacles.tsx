import type { ClosingObstacle } from '@fangshi/contract/status'
import { CircleAlert } from 'lucide-react'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'

const places: Record<ClosingObstacle, string> = {
  orders: links.orders(),
  refunds: links.refunds(),
  money: links.money(),
  withdrawals: links.withdrawals(),
  store: links.storeJoin(),
}

/** What has to be settled before the account can be closed, each with the page where that is done. */
export function ClosingObstacles({ obstacles }: { obstacles: readonly ClosingObstacle[] }) {
  const t = useUserTexts()
  return (
    <div className="space-y-3">
      <h2 className="font-medium">{t('user:cannotClose')}</h2>
      <ul className="divide-y divide-line rounded-3 bg-warn-50 px-4">
        {obstacles.map((one) => (
          <li key={one} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <CircleAlert size={18} className="text-warn" />
            <span className="min-w-0 flex-1">{t(`user:obstacle_${one}`)}</span>
            <ButtonLink size="s" to={places[one]}>
              {t(`user:obstacleGo_${one}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

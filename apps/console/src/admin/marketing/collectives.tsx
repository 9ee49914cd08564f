import {
  adminCollectives,
  collectiveGroupsAsAdmin,
  stopCollectiveAsAdmin,
} from '@fangshi/contract/collectives-backoffice'
import { collectiveColumns, collectiveSearch } from '../../collectives/collective-columns.ts'
import { GroupPrices } from '../../collectives/group-prices.tsx'
import { GroupsOf } from '../../collectives/groups-of.tsx'
import { useStopCollective } from '../../collectives/use-stop-collective.ts'
import { screen } from '../../kit/screen/screen.ts'
import { PlainScreen } from '../../kit/screen/table-screen.tsx'
import { activityTexts } from '../../promotions/activity-texts.ts'

const { goods_image, goods_name, ...columns } = collectiveColumns

/** Group buys of all stores (rules §9). */
export default function Collectives() {
  const { actionsOf, dialog } = useStopCollective(stopCollectiveAsAdmin)
  const spec = screen<typeof adminCollectives>({
    resource: adminCollectives,
    columns: { goods_image, goods_name, store_name: { label: activityTexts.store, width: 160 }, ...columns },
    search: [...collectiveSearch, { label: activityTexts.store, value: 'store_name', where: 'like' }],
    viewExtra: ({ id, skus }) => (
      <>
        <GroupPrices skus={skus} />
        <GroupsOf route={collectiveGroupsAsAdmin} id={id} />
      </>
    ),
    rowButtons: (row, { reload }) => actionsOf(row, reload),
  })
  return (
    <>
      <PlainScreen spec={spec} />
      {dialog}
    </>
  )
}

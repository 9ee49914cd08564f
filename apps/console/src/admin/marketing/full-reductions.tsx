import { adminReductions, stopReductionAsAdmin } from '@fangshi/contract/reductions'
import { screen } from '../../kit/screen/screen.ts'
import { PlainScreen } from '../../kit/screen/table-screen.tsx'
import { activityTexts } from '../../promotions/activity-texts.ts'
import { reductionColumns, reductionSearch } from '../../reductions/reduction-columns.ts'
import { useStopReduction } from '../../reductions/use-stop-reduction.ts'
import { storePicker } from '../stores/store-picker.ts'

const { name, ...columns } = reductionColumns

/** Full reductions of all stores; the platform can stop them with a reason (rules §9). */
export default function FullReductions() {
  const { actionsOf, dialog } = useStopReduction(stopReductionAsAdmin)
  const spec = screen<typeof adminReductions>({
    resource: adminReductions,
    columns: { name, store_name: { label: activityTexts.store, width: 140 }, ...columns },
    search: [
      ...reductionSearch,
      { type: 'table_select', label: activityTexts.store, value: 'store_id', source: storePicker },
    ],
    rowButtons: (row, { reload }) => actionsOf(row, reload),
  })
  return (
    <>
      <PlainScreen spec={spec} />
      {dialog}
    </>
  )
}

import { adminSeckills, stopSeckillAsAdmin } from '@fangshi/contract/seckills'
import { screen } from '../../kit/screen/screen.ts'
import { PlainScreen } from '../../kit/screen/table-screen.tsx'
import { activityTexts } from '../../promotions/activity-texts.ts'
import { seckillColumns, seckillSearch } from '../../seckills/seckill-columns.ts'
import { SeckillSkus } from '../../seckills/seckill-skus.tsx'
import { useStopSeckill } from '../../seckills/use-stop-seckill.ts'

const { goods_image, goods_name, ...columns } = seckillColumns

/** Flash sales of all stores (rules §9). */
export default function Seckills() {
  const { actionsOf, dialog } = useStopSeckill(stopSeckillAsAdmin)
  const spec = screen<typeof adminSeckills>({
    resource: adminSeckills,
    columns: { goods_image, goods_name, store_name: { label: activityTexts.store, width: 160 }, ...columns },
    search: [...seckillSearch, { label: activityTexts.store, value: 'store_name', where: 'like' }],
    viewExtra: ({ skus }) => <SeckillSkus skus={skus} />,
    rowButtons: (row, { reload }) => actionsOf(row, reload),
  })
  return (
    <>
      <PlainScreen spec={spec} />
      {dialog}
    </>
  )
}

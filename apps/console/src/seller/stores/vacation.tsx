import { getOwnStore, planVacation } from '@fangshi/contract/store-seller'
import { useMutation } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useState } from 'react'
import { call } from '../../session/api.ts'
import { datetime } from '../../kit/fields/build.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import { queries } from '../../session/queries.ts'
import { storeQuery, type OwnStore } from './store-query.ts'

const texts = {
  plan: l('休假', 'Vacation'),
  change: l('修改休假', 'Change vacation'),
  end: l('取消休假', 'End vacation'),
  ended: l('休假已取消', 'Vacation ended.'),
  planned: l('休假已安排', 'Vacation scheduled.'),
  save: l('安排休假', 'Schedule vacation'),
  explained: l(
    '到开始时间自动休店，到结束时间自动开店；手动休店的不会自动开店。已有订单照常处理。',
    'Your store closes and reopens automatically at these times, unless you closed it yourself. Existing orders continue as usual.',
  ),
}

const fields = {
  from: datetime(l('开始', 'From'), { required: true, span: 24 }),
  until: datetime(l('结束', 'Until'), {
    required: true,
    span: 24,
    check: (value, { from }) => (String(value) > String(from) ? undefined : 'END_BEFORE_START'),
  }),
}

const keep = (now: OwnStore): void => void queries.setQueryData(storeQuery.queryKey, now)

/** Schedules, changes or ends a vacation of the store (rules §2). */
export function Vacation({ store }: { store: OwnStore }) {
  const t = useText()
  const { message } = App.useApp()
  const [isOpen, setOpen] = useState(false)
  const isOff = store.status === 'suspended'
  const clear = useMutation({
    mutationFn: () => call(planVacation, { body: { from: null, until: null, revision: store.vacation_revision } }),
    // Someone else may have changed it: what is on screen is read again.
    onError: () => void queries.fetchQuery({ ...storeQuery, staleTime: 0 }).catch(() => {}),
    onSuccess: (now) => {
      keep(now)
      message.success(t(texts.ended))
    },
  })
  return (
    <>
      {store.vacation && (
        <Button disabled={isOff} loading={clear.isPending} onClick={() => clear.mutate()}>
          {t(texts.end)}
        </Button>
      )}
      <Button disabled={isOff} onClick={() => setOpen(true)}>
        {t(store.vacation ? texts.change : texts.plan)}
      </Button>
      {isOpen && (
        <ActDialog
          title={texts.plan}
          explained={texts.explained}
          fields={fields}
          initial={{ ...store.vacation }}
          revised={{
            revision: store.vacation_revision,
            reread: async () => {
              const { vacation, vacation_revision: revision } = await call(getOwnStore, {})
              return { values: { ...vacation }, revision }
            },
          }}
          action={texts.save}
          done={texts.planned}
          submit={async ({ from, until }, _, revision) =>
            keep(await call(planVacation, { body: { from: String(from), until: String(until), revision } }))
          }
          onClose={() => setOpen(false)}
          onDone={() => setOpen(false)}
        />
      )}
    </>
  )
}

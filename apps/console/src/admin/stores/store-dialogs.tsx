import type { RowOf } from '@fangshi/contract/resource'
import { adjustStoreMoney, denyStore, suspendStore, type adminStores } from '@fangshi/contract/stores-admin'
import { call } from '../../session/api.ts'
import { l } from '../../i18n/ui-text.ts'
import { AdjustDialog } from '../users/adjust-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { texts } from './store-texts.ts'

export type Store = RowOf<typeof adminStores>

interface Props {
  store: Store
  onClose: () => void
  onDone: () => void
}

export const DenyDialog = ({ store, ...on }: Props) => (
  <ReasonDialog
    title={texts.deny}
    subject={store.store_name}
    explained={l('申请人可以修改后重新提交。', 'The applicant can fix this and resubmit.')}
    help={l('申请人可以看到', 'Visible to the applicant')}
    send={(reason) => call(denyStore, { params: { id: store.id }, body: { submissions: store.submissions, reason } })}
    {...on}
  />
)

export const SuspendDialog = ({ store, ...on }: Props) => (
  <ReasonDialog
    title={texts.suspend}
    subject={store.store_name}
    explained={l(
      '商品立即停止展示和出售；店铺只能查看、发货、处理退款和回复顾客。',
      'Its products are hidden and can’t be bought. The store can only view, ship, handle refunds and answer customers.',
    )}
    help={l('店铺可以看到', 'Visible to the store')}
    send={(reason) => call(suspendStore, { params: { id: store.id }, body: { reason } })}
    {...on}
  />
)

export const MoneyDialog = ({ store, ...on }: Props) => (
  <AdjustDialog
    name={store.store_name}
    balances={{ money: store.money, frozen: store.frozen }}
    help={l('店铺可在资金日志中看到', 'Visible in the store’s money log')}
    send={({ kind, amount, reason }, key) =>
      // A store has no points to choose.
      kind === 'points'
        ? Promise.resolve()
        : call(adjustStoreMoney, { body: { id: store.id, kind, amount, reason } }, { key })
    }
    {...on}
  />
)

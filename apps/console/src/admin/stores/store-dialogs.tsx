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
    explained={l('申请人可以按原因修改后再次提交。', 'The applicant may correct it by the reason and send it again.')}
    help={l('申请人看得到', 'The applicant reads it')}
    send={(reason) => call(denyStore, { params: { id: store.id }, body: { submissions: store.submissions, reason } })}
    {...on}
  />
)

export const SuspendDialog = ({ store, ...on }: Props) => (
  <ReasonDialog
    title={texts.suspend}
    subject={store.store_name}
    explained={l(
      '商品立即停止展示和出售；店铺只能查看、发货、处理退款与回复顾客。',
      'Its goods are neither shown nor sold from now on; it may read, ship, answer refunds and chat, and nothing else.',
    )}
    help={l('店铺看得到', 'The store reads it')}
    send={(reason) => call(suspendStore, { params: { id: store.id }, body: { reason } })}
    {...on}
  />
)

export const MoneyDialog = ({ store, ...on }: Props) => (
  <AdjustDialog
    name={store.store_name}
    holdings={{ money: store.money, frozen: store.frozen }}
    help={l('店铺在资金日志里看得到', 'The store sees it in its money log')}
    send={({ kind, amount, reason }, key) =>
      // A store has no points to choose.
      kind === 'points'
        ? Promise.resolve()
        : call(adjustStoreMoney, { body: { id: store.id, kind, amount, reason } }, { key })
    }
    {...on}
  />
)

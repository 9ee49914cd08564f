import { passStore, reopenStore } from '@fangshi/contract/stores-admin'
import { App } from 'antd'
import { call } from '../../session/api.ts'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Store } from './store-dialogs.tsx'
import { refreshStores } from './stores-cache.ts'
import { texts } from './store-texts.ts'

const asks = {
  pass: l('通过后店铺处于休店状态，由店主自行开店。', 'The store starts closed until its owner opens it.'),
  reopen: l('店铺将恢复到暂停前的状态。', 'The store returns to its state before the suspension.'),
  cancel: l('取消', 'Cancel'),
}

/** Actions without a reason: each asks for confirmation, then the screen shows the new state. */
export function useStoreMoves() {
  const t = useText()
  const { message, modal } = App.useApp()
  const ask = async (title: UiText, content: UiText, store: Store, send: () => Promise<unknown>): Promise<void> => {
    const isSure = await modal.confirm({
      title: `${t(title)} · ${store.store_name}`,
      content: t(content),
      okText: t(title),
      cancelText: t(asks.cancel),
    })
    if (!isSure) return
    try {
      await send()
      message.success(t(texts.done))
    } finally {
      await refreshStores()
    }
  }
  return {
    pass: (store: Store) =>
      ask(texts.pass, asks.pass, store, () =>
        call(passStore, { params: { id: store.id }, body: { submissions: store.submissions } }),
      ),
    reopen: (store: Store) =>
      ask(texts.reopen, asks.reopen, store, () => call(reopenStore, { params: { id: store.id }, body: {} })),
  }
}

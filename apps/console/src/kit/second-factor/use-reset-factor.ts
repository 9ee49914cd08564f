import type { resetAdminFactor, resetStaffFactor, resetUserFactor } from '@fangshi/contract/second-factor'
import { messageOf } from '@fangshi/contract/errors'
import { App } from 'antd'
import { actionTexts } from '../../i18n/texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../session/api.ts'
import type { RowAction } from '../table/row-action.ts'
import { resetFactorTexts as texts } from './texts.ts'

type ResetRoute = typeof resetAdminFactor | typeof resetStaffFactor | typeof resetUserFactor

interface Holder {
  id: number
  nickname: string
  has_second_factor: boolean
}

/** The row button that switches off the second factor which the holder of an account has lost. */
export function useResetFactor(route: ResetRoute): (row: Holder, reload: () => void) => RowAction {
  const t = useText()
  const locale = useLocale()
  const { message, modal } = App.useApp()

  async function reset(id: number, reload: () => void): Promise<void> {
    try {
      await call(route, { params: { id }, body: {} })
    } catch {
      return // the call has said why
    }
    message.success(t(texts.done))
    reload()
  }

  return ({ id, nickname, has_second_factor }, reload) => ({
    key: 'second-factor',
    right: route.right,
    label: t(texts.button),
    disabled: has_second_factor ? undefined : messageOf('SECOND_FACTOR_OFF', locale),
    onClick: () => {
      modal.confirm({
        title: `${t(texts.title)} · ${nickname}`,
        content: t(texts.body),
        okText: t(texts.reset),
        okButtonProps: { danger: true },
        cancelText: t(actionTexts.cancel),
        focusable: { autoFocusButton: 'cancel' },
        onOk: () => reset(id, reload),
      })
    },
  })
}

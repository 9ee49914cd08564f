import type { RowOf } from '@fangshi/contract/resource'
import { resetUser, type users } from '@fangshi/contract/users'
import { App } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { l } from '../../i18n/ui-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { call } from '../../session/api.ts'

const texts = {
  title: l('重置密码', 'Reset password'),
  body: l(
    '该用户将立即退出所有登录；验证码会发送到绑定手机，由用户自行设置新密码。',
    'The user is logged out everywhere and receives a code by text message to set a new password.',
  ),
  send: l('发送', 'Send'),
  sent: l('验证码已发送', 'Code sent'),
}

/** After confirmation, sends a user the code to set a new password. */
export function useReset(): (user: RowOf<typeof users>) => void {
  const t = useText()
  const { message, modal } = App.useApp()

  async function send(id: number): Promise<void> {
    try {
      await call(resetUser, { params: { id }, body: {} })
    } catch {
      return // the call has said why
    }
    message.success(t(texts.sent))
  }

  return ({ id, nickname }) => {
    modal.confirm({
      title: `${t(texts.title)} · ${nickname}`,
      content: t(texts.body),
      okText: t(texts.send),
      cancelText: t(actionTexts.cancel),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => send(id),
    })
  }
}

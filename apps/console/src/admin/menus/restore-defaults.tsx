import { restoreMenus } from '@fangshi/contract/menus'
import { UndoOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { actionTexts } from '../../i18n/texts.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../session/api.ts'
import { queries } from '../../session/queries.ts'
import { useRights } from '../../session/rights.ts'

const texts = {
  restore: l('恢复默认菜单', 'Restore default menus'),
  ask: l('恢复默认菜单？', 'Restore the default menus?'),
  means: l(
    '系统自带的菜单将恢复原来的名称、位置和页面，已删除的会重新出现，需要再次授权给角色。自己添加的菜单不受影响。',
    'Built-in menus get back their original name, place and page. Deleted ones reappear and have to be granted to roles again. Menus you added stay as they are.',
  ),
  restored: l('已恢复 {{count}} 个菜单', 'Menus restored: {{count}}'),
  nothing: l('菜单已是默认状态', 'The menus are already in their default state'),
}

/** Brings the default menus of an area back, once that is confirmed. */
export function RestoreDefaults({ area }: { area: 'Admin' | 'Seller' }) {
  const t = useText()
  const { can } = useRights()
  const { modal, message } = App.useApp()
  const restore = useMutation({
    mutationFn: () => call(restoreMenus, { body: { area } }),
    onSuccess: ({ restored }) => {
      void queries.invalidateQueries()
      if (restored) message.success(t(texts.restored, { count: restored }))
      else message.info(t(texts.nothing))
    },
  })
  const press = async (): Promise<void> => {
    const isSure = await modal.confirm({
      title: t(texts.ask),
      content: t(texts.means),
      okText: t(texts.restore),
      cancelText: t(actionTexts.cancel),
    })
    if (isSure) restore.mutate()
  }
  if (!can(restoreMenus.right)) return null
  return (
    <Button icon={<UndoOutlined aria-hidden />} loading={restore.isPending} onClick={() => void press()}>
      {t(texts.restore)}
    </Button>
  )
}

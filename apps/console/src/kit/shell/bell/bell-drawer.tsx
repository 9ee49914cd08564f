import { Drawer, Tabs } from 'antd'
import type { AreaName } from '../../../areas/areas.ts'
import { actionTexts } from '../../../i18n/texts.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Notifications } from './notifications.tsx'
import { Switches } from './switches.tsx'
import { bellTexts } from './texts.ts'

/** The notifications of the account, and which kinds are switched on. */
export default function BellDrawer({
  area,
  isOpen,
  onClose,
}: {
  area: AreaName
  isOpen: boolean
  onClose: () => void
}) {
  const t = useText()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t(bellTexts.title)}
      size={400}
      closable={{ 'aria-label': t(actionTexts.close) }}
      destroyOnHidden
    >
      <Tabs
        items={[
          { key: 'list', label: t(bellTexts.title), children: <Notifications area={area} onLeave={onClose} /> },
          { key: 'settings', label: t(bellTexts.settings), children: <Switches area={area} /> },
        ]}
      />
    </Drawer>
  )
}

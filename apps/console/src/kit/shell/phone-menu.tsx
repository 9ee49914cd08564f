import { MenuOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { shellTexts } from './texts.ts'
import { systemNames } from '../../areas/texts.ts'
import type { AreaName } from '../../areas/areas.ts'
import { Brand } from './brand.tsx'
import type { MenuItem } from '../../menus/menu-tree.ts'
import type { MenuCounts } from './chats/use-menu-counts.ts'
import { countBehind } from './count-behind.ts'
import styles from './phone-menu.module.css'
import { SideMenu } from './side-menu.tsx'

interface Props {
  area: AreaName
  menus: readonly MenuItem[]
  counts: MenuCounts
  onOpen: (item: MenuItem) => void
}

/** On phones all menus stand in a drawer behind a button. */
export function PhoneMenu({ area, menus, counts, onOpen }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const waiting = menus.reduce((sum, item) => sum + countBehind(item, counts), 0)
  return (
    <div className={styles.phone}>
      <Button
        type="text"
        className={styles.burger}
        icon={<MenuOutlined aria-hidden />}
        aria-label={t(shellTexts.openMenu)}
        onClick={() => setOpen(true)}
      />
      {waiting > 0 && <span className={styles.dot} aria-hidden />}
      <Brand area={area} />
      <Drawer
        title={t(systemNames[area])}
        placement="left"
        size={280}
        open={isOpen}
        onClose={() => setOpen(false)}
        closable={{ 'aria-label': t(shellTexts.closeMenu) }}
        styles={{ body: { padding: 0 } }}
      >
        <SideMenu
          items={menus}
          counts={counts}
          onOpen={(item) => {
            setOpen(false)
            onOpen(item)
          }}
        />
      </Drawer>
    </div>
  )
}

import { MenuOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AreaName } from '../../areas/areas.ts'
import { Brand } from './brand.tsx'
import type { MenuItem } from '../../menus/menu-tree.ts'
import styles from './phone-menu.module.css'
import { SideMenu } from './side-menu.tsx'

interface Props {
  area: AreaName
  menus: readonly MenuItem[]
  onOpen: (item: MenuItem) => void
}

/** On phones all menus stand in a drawer behind a button. */
export function PhoneMenu({ area, menus, onOpen }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.phone}>
      <Button
        type="text"
        className={styles.burger}
        icon={<MenuOutlined aria-hidden />}
        aria-label={t('shell.openMenu')}
        onClick={() => setOpen(true)}
      />
      <Brand area={area} />
      <Drawer
        title={t(`system.${area}`)}
        placement="left"
        size={280}
        open={isOpen}
        onClose={() => setOpen(false)}
        closable={{ 'aria-label': t('shell.closeMenu') }}
        styles={{ body: { padding: 0 } }}
      >
        <SideMenu
          items={menus}
          onOpen={(item) => {
            setOpen(false)
            onOpen(item)
          }}
        />
      </Drawer>
    </div>
  )
}

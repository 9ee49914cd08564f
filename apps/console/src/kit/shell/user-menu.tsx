import { DownOutlined, LogoutOutlined, SafetyOutlined, UserOutlined } from '@ant-design/icons'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { Dropdown, type MenuProps } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { profileTexts, shellTexts } from './texts.ts'
import { useNavigate } from 'react-router'
import type { AreaName } from '../../areas/areas.ts'
import { links } from '../../areas/links.ts'
import { logOut } from '../../session/log-in.ts'
import { usePreferences } from '../ui/preferences.tsx'
import { StaffAvatar } from '../ui/staff-avatar.tsx'
import { useStaff } from '../../session/staff.ts'
import { useGreeting } from './greeting.ts'
import styles from './user-menu.module.css'

const ProfileDialog = lazy(() => loadChunk(() => import('./profile-dialog.tsx'), 'profile'))

// Inside the header: everything on the page belongs to a landmark.
const ownLandmark = (trigger: HTMLElement): HTMLElement => trigger.closest('header') ?? document.body

/** Avatar, greeting and the menu behind the nickname. */
export function UserMenu({ area }: { area: AreaName }) {
  const t = useText()
  const staff = useStaff()
  const greeting = useGreeting(staff)
  const navigate = useNavigate()
  const preferences = usePreferences()
  const [isEditing, setEditing] = useState(false)

  async function leave(): Promise<void> {
    await logOut(area)
    await navigate(links.login(area), { replace: true })
  }

  const items: MenuProps['items'] = [
    { key: 'info', label: t(profileTexts.title), icon: <UserOutlined aria-hidden />, onClick: () => setEditing(true) },
    {
      key: 'security',
      label: t(shellTexts.security),
      icon: <SafetyOutlined aria-hidden />,
      onClick: () => void navigate(links.security(area)),
    },
    ...preferences.map(({ key, label, lang, icon, choose }) => ({
      key,
      label: <span lang={lang}>{label}</span>,
      icon,
      onClick: choose,
    })),
    { type: 'divider' },
    { key: 'logout', label: t(shellTexts.logout), icon: <LogoutOutlined aria-hidden />, onClick: () => void leave() },
  ]
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" getPopupContainer={ownLandmark}>
        <button type="button" className={styles.trigger} aria-haspopup="menu">
          <StaffAvatar staff={staff} />
          <span className={styles.greeting}>{greeting}</span>
          <DownOutlined aria-hidden className={styles.arrow} />
        </button>
      </Dropdown>
      {isEditing && (
        <Suspense>
          <ProfileDialog area={area} staff={staff} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

import { Avatar } from 'antd'
import type { Staff } from '../../session/session.ts'
import styles from './staff-avatar.module.css'

/** The picture of who is signed in, or the first letter of the name. */
export function StaffAvatar({ staff, size = 32 }: { staff: Staff; size?: number }) {
  const [initial] = (staff.nickname || staff.username).toUpperCase()
  return (
    <Avatar size={size} className={styles.avatar} src={staff.avatar || undefined} alt="">
      <span aria-hidden>{initial}</span>
    </Avatar>
  )
}

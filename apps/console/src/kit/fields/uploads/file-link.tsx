import { FileOutlined, LockOutlined } from '@ant-design/icons'
import { privateFileAdmin, privateFileSeller, privateName } from '@fangshi/contract/files'
import { fillPath } from '@fangshi/contract/route'
import { Button } from 'antd'
import { useLocation } from 'react-router'
import { areaOf } from '../../../areas/areas.ts'
import { locale } from '../../../i18n/language.ts'
import { textIn } from '../../../i18n/ui-text.ts'
import { errorTexts } from '../../../i18n/texts.ts'
import { tokens } from '../../../session/session.ts'
import { showError } from '../../../session/notices.ts'
import { fileName } from './checks.ts'
import styles from './uploads.module.css'

/** Fetches a private file with the token of the area and opens it beside this page. */
async function openPrivate(name: string, area: 'Admin' | 'Seller'): Promise<void> {
  const { path } = area === 'Admin' ? privateFileAdmin : privateFileSeller
  const headers = { Authorization: `Bearer ${tokens.get(area) ?? ''}`, 'X-Locale': locale() }
  const response = await fetch(`/api${fillPath(path, { name })}`, { headers }).catch(() => null)
  if (!response) return showError(textIn(locale(), errorTexts.offline))
  if (!response.ok) return showError(((await response.json()) as { msg: string }).msg)
  const url = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

/** Leads to a stored file; a private one is fetched with the token. */
export function FileLink({ address }: { address: string }) {
  const area = areaOf(useLocation().pathname) ?? 'Admin'
  const secret = privateName(address)
  const text = fileName(address)
  if (secret)
    return (
      <Button
        type="link"
        className={styles.link}
        icon={<LockOutlined aria-hidden />}
        onClick={() => void openPrivate(secret, area)}
      >
        {text}
      </Button>
    )
  return (
    <Button
      type="link"
      className={styles.link}
      icon={<FileOutlined aria-hidden />}
      href={address}
      target="_blank"
      rel="noreferrer"
    >
      {text}
    </Button>
  )
}

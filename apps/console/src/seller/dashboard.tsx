import { Avatar } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/use-locale.ts'
import { LinkCard } from '../kit/link-card.tsx'
import { Page } from '../kit/page.tsx'
import { useGreeting } from '../kit/shell/greeting.ts'
import { useStaff } from '../kit/staff.ts'
import { links } from '../links.ts'

export default function Dashboard() {
  const { t } = useTranslation()
  const language = useLocale()
  const staff = useStaff()
  const { store } = staff
  return (
    <Page title={useGreeting(staff)}>
      <p>{t('welcome.signedIn', { username: staff.username })}</p>
      {store && (
        <LinkCard
          label={t('welcome.store')}
          title={store.store_name}
          picture={
            <Avatar shape="square" size={56} src={store.store_logo || undefined} alt="">
              <span aria-hidden>{store.store_name.slice(0, 1)}</span>
            </Avatar>
          }
          href={links.shopStore(store.id, language)}
          action={t('welcome.openStore')}
        />
      )}
    </Page>
  )
}

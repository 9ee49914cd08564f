import { useTranslation } from 'react-i18next'
import { areas } from '../areas.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { LinkCard } from '../kit/link-card.tsx'
import { Page } from '../kit/page.tsx'
import { useGreeting } from '../kit/shell/greeting.ts'
import { useStaff } from '../kit/staff.ts'
import { links } from '../links.ts'

export function Welcome() {
  const { t } = useTranslation()
  const language = useLocale()
  const staff = useStaff()
  return (
    <Page title={useGreeting(staff)}>
      <p>{t('welcome.signedIn', { username: staff.username })}</p>
      <LinkCard
        label={t('welcome.shop')}
        title={t('welcome.shopName')}
        picture={<img src={areas.Admin.logo} alt="" width={56} height={56} />}
        text={t('welcome.shopText')}
        href={links.shop(language)}
        action={t('welcome.openShop')}
      />
    </Page>
  )
}

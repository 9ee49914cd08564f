import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import type { AreaName } from '../areas/areas.ts'
import { pageAfterLogin } from '../areas/links.ts'
import { LoginForm } from './login-form.tsx'
import { LoginFrame } from './login-frame.tsx'

export function LoginPage({ area }: { area: AreaName }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <LoginFrame area={area} title={t(`login.title.${area}`)}>
      <LoginForm area={area} onDone={() => void navigate(pageAfterLogin(area, search.toString()), { replace: true })} />
    </LoginFrame>
  )
}

import { useText } from '../i18n/use-text.ts'
import { loginTexts } from './texts.ts'
import { useNavigate, useSearchParams } from 'react-router'
import type { AreaName } from '../areas/areas.ts'
import { pageAfterLogin } from '../areas/links.ts'
import { LoginForm } from './login-form.tsx'
import { LoginFrame } from './login-frame.tsx'

export function LoginPage({ area }: { area: AreaName }) {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <LoginFrame area={area} title={t(loginTexts.title[area])}>
      <LoginForm area={area} onDone={() => void navigate(pageAfterLogin(area, search.toString()), { replace: true })} />
    </LoginFrame>
  )
}

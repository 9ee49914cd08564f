import { Moon, Sun } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { chooseTheme, useTheme } from '~/theme/theme.ts'

export function ThemeSwitch() {
  const t = useText()
  const isDark = useTheme() === 'dark'
  const Icon = isDark ? Sun : Moon
  const label = t(isDark ? 'shell:toLight' : 'shell:toDark')
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
      className="inline-flex size-6 items-center justify-center rounded-1 hover:text-brand"
    >
      <Icon size={16} />
    </button>
  )
}

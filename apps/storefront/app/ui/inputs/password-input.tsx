import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useText } from '~/i18n/text.tsx'
import { TextInput } from './text-input.tsx'

/** A password input that can show its value; pasting and password managers work. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const t = useText()
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextInput
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        className="pr-12"
        {...props}
      />
      <button
        type="button"
        aria-label={isShown ? t('ui:hidePassword') : t('ui:showPassword')}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-2 text-ink-3 hover:text-ink"
      >
        <Icon size={18} />
      </button>
    </div>
  )
}

import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import type { Fields } from '~/form/use-fields.ts'
import { CheckBox } from '~/ui/inputs/check-box.tsx'
import { AgreementDialog, type AgreementName } from './agreement-dialog.tsx'
import type { CodeForm } from './code-form-fields.tsx'

const link = 'rounded-1 py-0.5 text-brand underline-offset-2 hover:underline'

/** The check box for the agreements, with links that open each of them. */
export function AgreementField({ fields: { form, rules, errorOf } }: { fields: Fields<CodeForm> }) {
  const t = useAuthTexts()
  const id = useId()
  const errorId = useId()
  const [name, setName] = useState<AgreementName>('user-agreement')
  const [isOpen, setIsOpen] = useState(false)
  const error = errorOf('agreed')
  const read = (chosen: AgreementName): void => {
    setName(chosen)
    setIsOpen(true)
  }
  return (
    <div>
      <div className="flex items-start gap-2 text-13">
        <Controller
          name="agreed"
          control={form.control}
          rules={rules('agreed', (value) => value === true || 'AGREEMENT_UNREAD')}
          render={({ field: { value, ref, onChange } }) => (
            <CheckBox
              id={id}
              ref={ref}
              checked={value ?? false}
              onChange={onChange}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
            />
          )}
        />
        <p className="pt-px">
          <label htmlFor={id}>{t('auth:agree')}</label>{' '}
          <button type="button" aria-haspopup="dialog" className={link} onClick={() => read('user-agreement')}>
            {t('auth:userAgreement')}
          </button>
          {t('auth:and')}
          <button type="button" aria-haspopup="dialog" className={link} onClick={() => read('privacy-policy')}>
            {t('auth:privacyPolicy')}
          </button>
        </p>
      </div>
      {error && (
        <p id={errorId} className="flex items-center gap-1 pt-1 text-13 text-bad">
          <CircleAlert size={14} />
          {error}
        </p>
      )}
      <AgreementDialog name={name} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  )
}

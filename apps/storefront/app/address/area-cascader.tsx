import { useQuery } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useId, type Ref } from 'react'
import { useLocale } from '~/i18n/text.tsx'
import { SelectInput } from '~/ui/inputs/text-input.tsx'
import { areasBelow } from './use-areas.ts'
import { useAddressTexts } from './own-texts.ts'

const levels = ['province', 'city', 'district'] as const

interface LevelProps {
  id?: string
  label: string
  /** The area above; undefined until it is chosen. */
  pid: string | undefined
  value: string | undefined
  onChoose: (code: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLSelectElement>
  describedBy: string | undefined
  invalid: true | undefined
}

function Level({ id, label, pid, value, onChoose, onBlur, ref, describedBy, invalid }: LevelProps) {
  const t = useAddressTexts()
  const locale = useLocale()
  const errorId = useId()
  const { data, isFetching, isError, refetch } = useQuery({ ...areasBelow(pid ?? ''), enabled: pid !== undefined })
  const areas = pid === undefined ? [] : (data ?? [])
  const hasNone = pid !== undefined && data?.length === 0

  // A municipality has only one city: choose it automatically.
  const only = areas.length === 1 ? areas[0]?.code : undefined
  useEffect(() => {
    if (only && only !== value) onChoose(only)
  }, [only, value, onChoose])

  return (
    <div className="relative min-w-0">
      <SelectInput
        id={id}
        ref={ref}
        aria-label={label}
        aria-describedby={[describedBy, isError && errorId].filter(Boolean).join(' ') || undefined}
        aria-invalid={invalid}
        aria-busy={isFetching || undefined}
        disabled={!areas.length}
        value={value ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
        onBlur={onBlur}
      >
        <option value="" disabled>
          {hasNone ? t('address:noDistrict') : label}
        </option>
        {areas.map(({ code, name, name_en }) => (
          <option key={code} value={code}>
            {(locale === 'en' && name_en) || name}
          </option>
        ))}
      </SelectInput>
      {isFetching && (
        <span className="pointer-events-none absolute inset-y-0 right-8 flex items-center text-ink-3">
          <LoaderCircle size={16} className="motion-safe:animate-spin" />
        </span>
      )}
      {isError && !isFetching && (
        <p id={errorId} role="alert" className="pt-1 text-13 text-bad">
          {t('address:areasFailed')}
          <button type="button" className="ml-2 rounded-1 py-1 font-medium underline" onClick={() => void refetch()}>
            {t('ui:retry')}
          </button>
        </p>
      )}
    </div>
  )
}

/**
 * Province, city and district; each level loads once the level above is chosen. `value` holds the chosen codes from the
 * province down; choosing a level clears the levels below it.
 */
export function AreaCascader({
  id,
  label,
  value,
  onChange,
  onBlur,
  ref,
  ...described
}: {
  /** The id of the first level, for its label. */
  id?: string
  label: string
  value: readonly string[]
  onChange: (codes: string[]) => void
  onBlur?: () => void
  ref?: Ref<HTMLSelectElement>
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}) {
  const t = useAddressTexts()
  // Where levels are missing, the chosen ones are not wrong.
  const missing = levels.findIndex((_, depth) => !value[depth])
  return (
    <div role="group" aria-label={label} className="grid gap-2 md:grid-cols-3">
      {levels.map((level, depth) => (
        <Level
          key={level}
          id={depth === 0 ? id : undefined}
          ref={depth === 0 ? ref : undefined}
          label={t(`address:${level}`)}
          pid={depth === 0 ? '0' : value[depth - 1]}
          value={value[depth]}
          onChoose={(code) => onChange([...value.slice(0, depth), code])}
          onBlur={depth === levels.length - 1 ? onBlur : undefined}
          describedBy={described['aria-describedby']}
          invalid={depth >= missing ? described['aria-invalid'] : undefined}
        />
      ))}
    </div>
  )
}

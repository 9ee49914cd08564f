import { Star } from 'lucide-react'
import { useState } from 'react'
import type { ScoreName } from '@fangshi/contract/ratings'
import { classNames } from '~/ui/class-names.ts'
import { useWritingTexts } from '../own-texts.ts'

const stars = [1, 2, 3, 4, 5] as const
type StarCount = (typeof stars)[number]

/** One to five stars: native radio buttons, so arrow keys work; what they mean stands beside them. */
export function StarField({
  id,
  name,
  value,
  errorId,
  onChange,
}: {
  /** Of the first star, for the focus. */
  id: string
  name: ScoreName
  value: number | undefined
  /** Of the text that says that it is missing. */
  errorId: string | undefined
  onChange: (value: StarCount) => void
}) {
  const t = useWritingTexts()
  const [hovered, setHovered] = useState<StarCount>()
  const shown = hovered ?? value ?? 0
  const felt = stars.find((one) => one === shown)
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-2">
      <legend className="float-left w-24 text-14">{t(`writing:${name}`)}</legend>
      <div className="-ml-2 flex min-w-0" onPointerLeave={() => setHovered(undefined)}>
        {stars.map((one) => (
          <label
            key={one}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(one)}
            className="flex h-11 w-11 min-w-0 cursor-pointer items-center justify-center rounded-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus md:h-9 md:w-9"
          >
            <input
              id={one === 1 ? id : undefined}
              type="radio"
              name={id}
              value={one}
              checked={value === one}
              aria-label={t(`writing:stars_${one}`)}
              aria-describedby={errorId}
              onChange={() => onChange(one)}
              className="sr-only"
            />
            <Star
              size={24}
              strokeWidth={1.5}
              className={classNames(
                'transition duration-100',
                one <= shown ? 'fill-brand text-brand' : errorId ? 'text-bad' : 'text-line-strong',
              )}
            />
          </label>
        ))}
      </div>
      <span aria-hidden className="text-13 text-ink-2 max-md:hidden">
        {felt && t(`writing:feel_${felt}`)}
      </span>
    </fieldset>
  )
}

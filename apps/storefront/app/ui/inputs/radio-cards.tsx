import type { ReactNode } from 'react'
import { classNames } from '~/ui/class-names.ts'

export interface RadioCard<V extends string | number> {
  value: V
  title: ReactNode
  text?: ReactNode
  icon?: ReactNode
  /** Why it cannot be chosen, shown on the card. */
  disabledReason?: string
}

const looks = {
  chosen: 'border-brand bg-brand-50',
  free: 'border-line-strong bg-surface hover:border-ink-3',
  disabled: 'cursor-not-allowed border-line-strong bg-sunken',
}

const lookOf = (card: { disabledReason?: string }, isChosen: boolean): keyof typeof looks =>
  card.disabledReason ? 'disabled' : isChosen ? 'chosen' : 'free'

/** A choice among cards: native radio buttons, so arrow keys and forms work. `label` names the group. */
export function RadioCards<V extends string | number>({
  name,
  label,
  cards,
  value,
  onChange,
  className,
}: {
  name: string
  label: string
  cards: readonly RadioCard<V>[]
  value: V | undefined
  onChange: (value: V) => void
  className?: string
}) {
  return (
    <fieldset className={classNames('grid gap-3', className)}>
      <legend className="sr-only">{label}</legend>
      {cards.map((card) => (
        <label
          key={card.value}
          className={classNames(
            'flex min-h-14 items-center gap-3 rounded-3 border px-4 py-3 transition duration-200 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            looks[lookOf(card, card.value === value)],
          )}
        >
          {card.icon}
          <span className="min-w-0 flex-1">
            <span className={classNames('block font-medium', card.disabledReason && 'text-ink-3')}>{card.title}</span>
            {(card.disabledReason ?? card.text) && (
              <span className="block text-13 text-ink-2">{card.disabledReason ?? card.text}</span>
            )}
          </span>
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={card.value === value}
            disabled={card.disabledReason !== undefined}
            onChange={() => onChange(card.value)}
            className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface outline-none checked:border-6 checked:border-brand disabled:bg-sunken"
          />
        </label>
      ))}
    </fieldset>
  )
}

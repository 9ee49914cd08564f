import { classNames } from '~/ui/class-names.ts'

/** A choice among a few short texts in one row: native radio buttons, so arrow keys work. `label` names the group. */
export function Segments<V extends string>({
  name,
  label,
  choices,
  value,
  onChange,
  className,
}: {
  name: string
  label: string
  choices: readonly { value: V; text: string }[]
  value: V
  onChange: (value: V) => void
  className?: string
}) {
  return (
    <fieldset
      className={classNames('inline-flex max-w-full rounded-full border border-line bg-surface p-1', className)}
    >
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            'flex min-h-9 items-center rounded-full px-4 text-13 transition duration-200 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:min-h-8',
            choice.value === value ? 'bg-ink font-medium text-on-ink' : 'text-ink-2 hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="sr-only"
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  )
}

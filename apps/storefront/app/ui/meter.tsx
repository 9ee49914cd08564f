import { classNames } from './class-names.ts'

const tones = { ok: 'bg-ok', warn: 'bg-warn', bad: 'bg-bad', brand: 'bg-brand' }

/** A progress bar that repeats the text beside it. `label` names what is measured. */
export const Meter = ({
  label,
  percent,
  tone,
  className,
}: {
  label: string
  percent: number
  tone: keyof typeof tones
  className?: string
}) => (
  <span
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    className={classNames('block h-1.5 overflow-hidden rounded-full bg-line', className)}
  >
    <span className={classNames('block h-full rounded-full', tones[tone])} style={{ width: `${percent}%` }} />
  </span>
)

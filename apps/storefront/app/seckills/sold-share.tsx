import { Meter } from '~/ui/meter.tsx'
import { useSeckillTexts } from './own-texts.ts'

/** How much of a flash sale's quota is ordered, as a bar with its number. */
export function SoldShare({ name, percent }: { name: string; percent: number }) {
  const t = useSeckillTexts()
  const text = t('seckill:share', { percent })
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-12 whitespace-nowrap text-ink-2 tabular-nums">
      <Meter label={`${name} ${text}`} percent={percent} tone="brand" className="min-w-8 flex-1" />
      {text}
    </span>
  )
}

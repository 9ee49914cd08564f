import { formatDate } from '@fangshi/contract/time'
import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { Button } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { rangeOf, ranges, startOfRange, type OrderFilters, type Range } from './order-filters.ts'

/** Searches by keywords and days, with presets or a custom range. */
export function OrderSearch({
  filters,
  onChange,
}: {
  filters: OrderFilters
  onChange: (change: Partial<OrderFilters>) => void
}) {
  const t = useOrderTexts()
  const [today] = useState(() => formatDate(new Date()))
  const inAddress = rangeOf(filters, today)
  const [isCustom, setIsCustom] = useState(inAddress === 'custom')
  const range = isCustom ? 'custom' : inAddress

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onChange({ keywords: String(new FormData(event.currentTarget).get('keywords')).trim() })
  }
  const choose = (next: Range): void => {
    setIsCustom(next === 'custom')
    if (next === 'all') onChange({ from: '', to: '' })
    else if (next !== 'custom') onChange({ from: startOfRange(next, today), to: '' })
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <form role="search" aria-label={t('order:searchOrders')} onSubmit={search} className="flex w-full gap-2 md:w-80">
        <TextInput
          key={filters.keywords}
          name="keywords"
          type="search"
          enterKeyHint="search"
          aria-label={t('order:searchOrders')}
          placeholder={t('order:searchExample')}
          defaultValue={filters.keywords}
          maxLength={60}
        />
        <Button type="submit" aria-label={t('order:search')} className="px-4">
          <Search size={18} />
        </Button>
      </form>
      <div role="group" aria-label={t('order:range')} className="flex flex-wrap gap-1">
        {ranges.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === range}
            onClick={() => choose(each)}
            className={classNames(
              'h-9 rounded-full px-3 text-13 transition duration-200 md:h-8',
              each === range ? 'bg-brand-50 font-medium text-brand' : 'text-ink-2 hover:bg-sunken',
            )}
          >
            {t(`order:range_${each}`)}
          </button>
        ))}
      </div>
      {range === 'custom' && (
        <div className="flex items-center gap-2">
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="date"
              aria-label={t(`order:${end}`)}
              value={filters[end]}
              min={end === 'to' ? filters.from : undefined}
              max={end === 'from' && filters.to ? filters.to : today}
              onChange={(event) => onChange({ [end]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </div>
  )
}

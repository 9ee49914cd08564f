import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import type { GoodsFilters } from '~/routing/links.ts'
import { Button } from '~/ui/button.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import type { FilterProps } from './filter-panel.tsx'
import { listWith, readFilters } from './list-query.ts'

const ends = ['price_min', 'price_max'] as const

/** The price range: a GET form that keeps the other filters and works without scripts. */
export function PriceFilter({ filters, facets, isInPlace }: FilterProps) {
  const t = useText()
  const locale = useLocale()
  const localPath = useLocalePath()
  const navigate = useNavigate()
  const others: GoodsFilters = { ...filters, price_min: undefined, price_max: undefined, page: undefined }

  const hasPrices = Number(facets.price.max) > 0
  const bounds = [`¥${Math.floor(Number(facets.price.min))}`, `¥${Math.ceil(Number(facets.price.max))}`]

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const query = new URLSearchParams(ends.map((end) => [end, String(typed.get(end)).normalize('NFKC')]))
    const { price_min, price_max } = readFilters(query)
    void navigate(localPath(listWith(filters, { price_min, price_max })), { preventScrollReset: isInPlace })
  }
  return (
    <form
      action="/s"
      className="flex items-center gap-2 pt-1"
      onSubmit={submit}
      // The key resets the inputs when the range changes elsewhere.
      key={`${filters.price_min}-${filters.price_max}`}
    >
      {Object.entries(others).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {locale === 'en' && <input type="hidden" name="lang" value="en" />}
      {ends.map((end, index) => (
        <TextInput
          key={end}
          name={end}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-label={t(index ? 'goods:priceMax' : 'goods:priceMin')}
          placeholder={hasPrices ? bounds[index] : undefined}
          defaultValue={filters[end]}
          className="min-w-0 flex-1 px-2"
        />
      ))}
      <Button type="submit" size="s" className="h-11 md:h-10">
        {t('goods:apply')}
      </Button>
    </form>
  )
}

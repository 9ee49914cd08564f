import { CircleAlert } from 'lucide-react'
import type { GoodsDetail } from '@fangshi/contract/catalog'
import type { TextKey } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { rowId, type PickerPlace } from './picker-rows.ts'
import { valueState, type ValueState } from './sku-choice.ts'
import type { SkuChoice } from './use-sku-choice.ts'

type Value = GoodsDetail['attrs'][number]['values'][number]

const reasons: Record<Exclude<ValueState, 'offered'>, TextKey> = {
  sold_out: 'goods:valueSoldOut',
  missing: 'goods:valueMissing',
}

/** Struck through and dashed: what is disabled, and what is sold out but can be waited for. */
const struck = 'border-dashed bg-sunken text-ink-3 line-through [&_:is(img,span)]:opacity-40'

function Swatch({ value: { image, color } }: { value: Value }) {
  if (image) {
    return (
      <Picture
        src={image}
        alt=""
        side={32}
        sizes="32px"
        largest={320}
        className="size-8 rounded-1 bg-sunken object-cover"
      />
    )
  }
  if (!color) return null
  return (
    <span
      aria-hidden
      className="size-5 rounded-full border border-line-strong"
      // The colour comes from the goods, not from the theme.
      style={{ backgroundColor: color }}
    />
  )
}

/**
 * A value as a button. Unavailable values stay visible and struck through, with the reason in their label; they are
 * disabled, except those that are sold out where a shopper can wait for them.
 */
function ValueButton({
  value,
  state,
  isChosen,
  isWaitable,
  onPress,
}: {
  value: Value
  state: ValueState
  isChosen: boolean
  isWaitable: boolean
  onPress: () => void
}) {
  const t = useText()
  const reason = state === 'offered' ? undefined : t(reasons[state], { name: value.name })
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={reason}
      title={reason}
      // A chosen value can always be unchosen.
      disabled={state !== 'offered' && !isChosen && !(isWaitable && state === 'sold_out')}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-2 border text-left transition duration-100 md:min-h-10',
        value.image ? 'py-1 pr-3 pl-1' : 'px-3',
        isChosen
          ? 'border-brand bg-brand-50 font-medium text-brand'
          : classNames(
              state === 'offered' ? 'border-line-strong bg-surface' : struck,
              'not-disabled:hover:border-brand not-disabled:hover:text-brand disabled:cursor-not-allowed',
            ),
      )}
    >
      <Swatch value={value} />
      {value.name}
    </button>
  )
}

/** The attributes with their values (ux §2a). A click chooses a value, another click unchooses it. */
export function SkuPicker({
  chosen,
  place,
  isWaitable = false,
}: {
  chosen: SkuChoice
  place: PickerPlace
  /** Whether sold-out values can be chosen, to wait for them. */
  isWaitable?: boolean
}) {
  const t = useText()
  const { attrs, skus, choice, pick, shownMissing } = chosen
  return (
    <div className="-m-2">
      {attrs.map((attr, at) => {
        const isMissing = at === shownMissing
        const id = rowId(place, at)
        return (
          <div
            key={attr.id}
            id={id}
            role="group"
            aria-labelledby={`${id}-name`}
            className={classNames('rounded-3 p-2', isMissing && 'bg-bad-50')}
          >
            <p id={`${id}-name`} className="pb-2 text-13 text-ink-2">
              {attr.name}
            </p>
            <div className="flex flex-wrap gap-2">
              {attr.values.map((value) => (
                <ValueButton
                  key={value.id}
                  value={value}
                  state={valueState(skus, choice, at, value.id)}
                  isChosen={choice[at] === value.id}
                  isWaitable={isWaitable}
                  onPress={() => pick(at, value.id)}
                />
              ))}
            </div>
            <p role="alert" className={classNames('text-13 text-bad', isMissing && 'flex items-center gap-1 pt-2')}>
              {isMissing && (
                <>
                  <CircleAlert size={14} />
                  {t('goods:missing', { name: attr.name })}
                </>
              )}
            </p>
          </div>
        )
      })}
    </div>
  )
}

import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { usePapersText } from '~/i18n/papers-text.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { TextInput } from '~/ui/text-input.tsx'
import { toast } from '~/ui/toast-store.ts'
import { degreesCheck } from './degrees-check.ts'
import type { SectionProps } from './section-props.ts'

const waitMs = 10_000

/** The point on the map as two numbers, typed or taken from where the reader is. */
export function PlaceFields({ fields: { form, field, errorOf } }: SectionProps) {
  const t = usePapersText()
  const [isFinding, setIsFinding] = useState(false)
  const put = (lat: string, lng: string): void => {
    form.setValue('store_lat', lat, { shouldDirty: true, shouldValidate: true })
    form.setValue('store_lng', lng, { shouldDirty: true, shouldValidate: true })
  }
  const find = (): void => {
    const fail = (): void => {
      setIsFinding(false)
      toast({ text: t('opening:placeFailed'), tone: 'bad' })
    }
    // Absent where the page does not come over a safe connection.
    if (!('geolocation' in navigator)) return fail()
    setIsFinding(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsFinding(false)
        put(coords.latitude.toFixed(6), coords.longitude.toFixed(6))
      },
      fail,
      { timeout: waitMs, maximumAge: 600_000 },
    )
  }
  return (
    <fieldset className="space-y-3">
      <legend className="font-medium">{t('opening:place')}</legend>
      <p className="text-12 text-ink-3">{t('opening:placeHint')}</p>
      <div className="grid grid-cols-2 gap-3 md:gap-5">
        <Field label={t('opening:latitude')} optional error={errorOf('store_lat')}>
          {(input) => (
            <TextInput
              {...input}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder="30.259924"
              {...field(
                'store_lat',
                degreesCheck(90, () => form.getValues('store_lng')),
              )}
            />
          )}
        </Field>
        <Field label={t('opening:longitude')} optional error={errorOf('store_lng')}>
          {(input) => (
            <TextInput
              {...input}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder="120.130742"
              {...field(
                'store_lng',
                degreesCheck(180, () => form.getValues('store_lat')),
              )}
            />
          )}
        </Field>
      </div>
      <Button busy={isFinding} onClick={find}>
        <LocateFixed size={16} />
        {t(isFinding ? 'opening:findingPlace' : 'opening:useMyPlace')}
      </Button>
    </fieldset>
  )
}

import { getMap } from '@fangshi/contract/map'
import type { Place } from '@fangshi/contract/map-datum'
import { useQuery } from '@tanstack/react-query'
import { LocateFixed, MapPinned } from 'lucide-react'
import { useState } from 'react'
import { call } from '~/api/call.ts'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { degreesCheck } from './checks.ts'
import { MapDialog } from './map-dialog.tsx'
import type { SectionProps } from './form-section.tsx'

const waitMs = 10_000
const numbers = [
  { name: 'store_lat', other: 'store_lng', label: 'opening:latitude', bound: 90, example: '30.259924' },
  { name: 'store_lng', other: 'store_lat', label: 'opening:longitude', bound: 180, example: '120.130742' },
] as const

/** The store's coordinates: typed, taken from the device, or picked on a map if one is configured. */
export function PlaceFields({ fields: { form, field, errorOf } }: SectionProps) {
  const t = useDocumentTexts()
  const [isFinding, setIsFinding] = useState(false)
  const [isMapOpen, setIsMapOpen] = useState(false)
  const { data: map } = useQuery({
    queryKey: ['map'],
    queryFn: ({ signal }) => call(getMap, {}, { signal, quiet: true }),
    staleTime: Infinity,
  })
  const put = ({ lat, lng }: Place): void => {
    form.setValue('store_lat', lat.toFixed(6), { shouldDirty: true, shouldValidate: true })
    form.setValue('store_lng', lng.toFixed(6), { shouldDirty: true, shouldValidate: true })
  }
  const placeNow = (): Place | null => {
    const [lat, lng] = form.getValues(['store_lat', 'store_lng'])
    return lat && lng ? { lat: Number(lat), lng: Number(lng) } : null
  }
  const find = (): void => {
    const fail = (): void => {
      setIsFinding(false)
      toast({ text: t('opening:placeFailed'), tone: 'bad' })
    }
    // Missing on insecure connections.
    if (!('geolocation' in navigator)) return fail()
    setIsFinding(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsFinding(false)
        put({ lat: coords.latitude, lng: coords.longitude })
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
        {numbers.map(({ name, other, label, bound, example }) => (
          <Field key={name} label={t(label)} optional error={errorOf(name)}>
            {(input) => (
              <TextInput
                {...input}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                placeholder={example}
                {...field(
                  name,
                  degreesCheck(bound, () => form.getValues(other)),
                )}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {map?.available && (
          <Button onClick={() => setIsMapOpen(true)}>
            <MapPinned size={16} />
            {t('opening:pickOnMap')}
          </Button>
        )}
        <Button busy={isFinding} onClick={find}>
          <LocateFixed size={16} />
          {t(isFinding ? 'opening:findingPlace' : 'opening:useMyPlace')}
        </Button>
      </div>
      {isMapOpen && (
        <MapDialog
          isOpen
          place={placeNow()}
          onClose={() => setIsMapOpen(false)}
          onPick={(place) => {
            put(place)
            setIsMapOpen(false)
          }}
        />
      )}
    </fieldset>
  )
}

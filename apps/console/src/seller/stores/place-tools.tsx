import { AimOutlined, EnvironmentOutlined } from '@ant-design/icons'
import { getMap } from '@fangshi/contract/map'
import type { Place } from '@fangshi/contract/map-datum'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Form, Space } from 'antd'
import { useState } from 'react'
import { call } from '../../session/api.ts'
import type { FormValues } from '../../kit/fields/spec.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { MapDialog } from './map-dialog.tsx'

const texts = {
  map: l('在地图上选点', 'Choose on map'),
  mine: l('使用我的位置', 'Use my location'),
  failed: l('无法获取当前位置，请手动填写', 'Could not get your location. Please enter it manually.'),
}
const waitMs = 10_000
const digits = (degrees: number): number => Number(degrees.toFixed(6))

/** Ways to fill in coordinates without typing; `put` receives the values. */
export function PlaceTools({ put }: { put: (values: FormValues) => void }) {
  const t = useText()
  const { message } = App.useApp()
  const form = Form.useFormInstance()
  const [isFinding, setFinding] = useState(false)
  const [begin, setBegin] = useState<{ place: Place | null }>()
  const { data: map } = useQuery({
    queryKey: ['map'],
    queryFn: ({ signal }) => call(getMap, {}, { signal, quiet: true }),
  })
  const take = ({ lat, lng }: Place): void => put({ store_lat: digits(lat), store_lng: digits(lng) })
  const find = (): void => {
    const fail = (): void => {
      setFinding(false)
      message.error(t(texts.failed))
    }
    // Absent on insecure connections.
    if (!('geolocation' in navigator)) return fail()
    setFinding(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFinding(false)
        take({ lat: coords.latitude, lng: coords.longitude })
      },
      fail,
      { timeout: waitMs, maximumAge: 600_000 },
    )
  }
  const open = (): void => {
    const { store_lat: lat, store_lng: lng } = form.getFieldsValue() as { store_lat?: number; store_lng?: number }
    setBegin({ place: lat === undefined || lng === undefined || lat === null ? null : { lat, lng } })
  }
  return (
    <Space wrap>
      {map?.available && (
        <Button icon={<EnvironmentOutlined aria-hidden />} onClick={open}>
          {t(texts.map)}
        </Button>
      )}
      <Button icon={<AimOutlined aria-hidden />} loading={isFinding} onClick={find}>
        {t(texts.mine)}
      </Button>
      {begin && (
        <MapDialog
          place={begin.place}
          onClose={() => setBegin(undefined)}
          onPick={(place) => {
            take(place)
            setBegin(undefined)
          }}
        />
      )}
    </Space>
  )
}

import { expect, test } from 'vitest'
import { mapAddress, mapState, pickedPoint } from './map.ts'
import { offMap, onMap } from './map-datum.ts'

test.each([
  [31.1774276, 121.5272106, 31.17530398, 121.53154186],
  [22.543847, 113.912316, 22.54079613, 113.91717648],
  [39.911954, 116.377817, 39.91334546, 116.38404722],
])('%d, %d is drawn at %d, %d', (lat, lng, drawnLat, drawnLng) => {
  const drawn = onMap({ lat, lng })
  expect(drawn.lat).toBeCloseTo(drawnLat, 6)
  expect(drawn.lng).toBeCloseTo(drawnLng, 6)
  expect(offMap(drawn).lat).toBeCloseTo(lat, 6)
  expect(offMap(drawn).lng).toBeCloseTo(lng, 6)
})

test('places elsewhere are drawn where they are', () => {
  expect(onMap({ lat: 48.85, lng: 2.35 })).toEqual({ lat: 48.85, lng: 2.35 })
})

test('the page begins at a place, or nowhere', () => {
  expect(mapAddress({ lat: 48.85, lng: 2.35 }, 'en')).toBe('/map_picker?lat=48.850000&lng=2.350000&lang=en')
  expect(mapAddress(null, 'zh-cn')).toBe('/map_picker?lang=zh-cn')
})

test.each([[null], ['map-point'], [{ kind: 'map-point', lat: '1', lng: 2 }], [{ lat: 1, lng: 2 }]])(
  '%o is no point',
  (data) => expect(pickedPoint(data)).toBeNull(),
)
test('a point is one', () => expect(pickedPoint({ kind: 'map-point', lat: 1, lng: 2 })).toMatchObject({ lat: 1 }))
test('the page says whether the map is drawn', () => {
  expect(mapState({ kind: 'map-ready' })).toBe('map-ready')
  expect([mapState({ kind: 'map-point' }), mapState('map-ready'), mapState(null)]).toEqual([null, null, null])
})

/**
 * Maps of mainland China are drawn in GCJ-02, which lies some hundred metres off the WGS 84 that devices tell and that we
 * keep. The offset is a published approximation, right to about a metre.
 */
/** Degrees. */
export interface Place {
  lat: number
  lng: number
}

const axis = 6_378_245
const eccentricity = 0.006693421622965943

const isDrawnOff = ({ lat, lng }: Place): boolean => lng > 73.66 && lng < 135.05 && lat > 3.86 && lat < 53.55

/** The waves of an offset: of the longitude, and of the direction that it goes along. */
const waves = (x: number, along: number, short: number, long: number): number =>
  (2 / 3) *
  (20 * Math.sin(6 * x * Math.PI) +
    20 * Math.sin(2 * x * Math.PI) +
    20 * Math.sin(along * Math.PI) +
    40 * Math.sin((along / 3) * Math.PI) +
    short * Math.sin((along / 12) * Math.PI) +
    long * Math.sin((along / 30) * Math.PI))

function offset({ lat, lng }: Place): Place {
  const x = lng - 105
  const y = lat - 35
  const north = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x)) + waves(x, y, 160, 320)
  const east = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x)) + waves(x, x, 150, 300)
  const radians = (lat / 180) * Math.PI
  const bend = 1 - eccentricity * Math.sin(radians) ** 2
  return {
    lat: (north * 180) / (((axis * (1 - eccentricity)) / (bend * Math.sqrt(bend))) * Math.PI),
    lng: (east * 180) / ((axis / Math.sqrt(bend)) * Math.cos(radians) * Math.PI),
  }
}

/** Converts a device's position to the map's coordinates. */
export function onMap(place: Place): Place {
  if (!isDrawnOff(place)) return place
  const { lat, lng } = offset(place)
  return { lat: place.lat + lat, lng: place.lng + lng }
}

/** Converts a position on the map to a device's coordinates. */
export function offMap(drawn: Place): Place {
  let place = drawn
  // Each iteration is about a hundred times closer.
  for (let turn = 0; turn < 3; turn++) {
    const { lat, lng } = onMap(place)
    place = { lat: place.lat + drawn.lat - lat, lng: place.lng + drawn.lng - lng }
  }
  return place
}

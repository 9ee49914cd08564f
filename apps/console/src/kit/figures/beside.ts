export interface Place {
  column: number
  row: number
}

const steps = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
}

/**
 * Of the places that there are the nearest one in the direction of an arrow key, where a step aside counts as `aside` steps ahead;
 * undefined at an edge and for any other key.
 */
export function beside<P extends Place>(places: readonly P[], from: Place, key: string, aside: number): P | undefined {
  if (!(key in steps)) return undefined
  const { column, row } = steps[key as keyof typeof steps]
  const farOf = (place: P): { ahead: number; far: number } => {
    const [right, down] = [place.column - from.column, place.row - from.row]
    const [ahead, off] = column ? [right * column, down] : [down * row, right]
    return { ahead, far: ahead + Math.abs(off) * aside }
  }
  const ways = places.map((place) => ({ place, ...farOf(place) })).filter(({ ahead }) => ahead > 0)
  return ways.toSorted((a, b) => a.far - b.far)[0]?.place
}

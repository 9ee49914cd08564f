import type { DemoAddress } from './demo-plan.ts'
import { givenNames, surnames } from './names.ts'
import { places, streets } from './places.ts'
import { createRandom, type Random } from './random.ts'

/** An invented person: a Chinese name to receive parcels with and a user name spelled from it. */
export interface Person {
  name: string
  username: string
  phone: string
}

/** A valid-looking number of the 154 range, in use by no carrier to our knowledge. `index` (0 to 600) makes it unique. */
export const demoPhone = (index: number): string => `154${String(10_000_000 + index * 137_911).slice(0, 8)}`

/** Different people in the same order each time. */
export function invent(count: number): Person[] {
  const random = createRandom('people')
  const names = surnames.flatMap((surname) => givenNames.map((given) => ({ surname, given })))
  return random
    .shuffle(names)
    .slice(0, count)
    .map(({ surname, given }, index) => ({
      name: surname[0] + given[0],
      username: `${given[1]}_${surname[1]}`,
      phone: demoPhone(index + 100),
    }))
}

/** An address in a real district with an invented street. */
export function inventAddress(random: Random, user: string, number: number, person: Person): DemoAddress {
  const [district] = random.weighted(places, ([, , weight]) => weight)
  const street = `${random.pick(streets)} ${random.int(2, 320)} 号`
  const home = `${random.int(1, 18)} 栋 ${random.int(1, 26)}0${random.int(1, 4)} 室`
  return {
    key: `${user}-${number}`,
    user,
    name: person.name,
    phone: person.phone,
    district,
    address: `${street} ${home}`,
    is_default: number === 1,
  }
}

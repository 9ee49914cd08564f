/** The path of the browser for the journeys; undefined when there is none. */
export function findChromium(): string | undefined

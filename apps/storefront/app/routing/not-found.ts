import { data } from 'react-router'

/** The id in a path. Throws a 404 if it is not one. */
export function idOfPath(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw data(null, 404)
  return Number(text)
}

/** The result of a call; throws a 404 page if the server answers 404. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    // Errors come from the host's copy of the contract, so check their code, not their class.
    if ((error as { code?: unknown }).code === 404) throw data(null, 404)
    throw error
  }
}

import { data } from 'react-router'

/** The id that a path names. Throws the 404 page for anything that is none. */
export function idOfPath(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw data(null, 404)
  return Number(text)
}

/** What a call answers; the 404 page when the server does not have it (or shows it to nobody). */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    // Errors come from the host's copy of the contract: known by their code, not by their class.
    if ((error as { code?: unknown }).code === 404) throw data(null, 404)
    throw error
  }
}

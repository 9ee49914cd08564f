import { endActivities } from '../catalog/public.ts'

/** Closes ended group buys; their open groups go on until their own time is up. */
export const endCollectives = endActivities({ kind: 'collective', name: 'end group buys', everyMs: 5000 })

import { endActivities } from '../catalog/public.ts'
import { deleteRemindersOfActivity } from './shop/reminders.db.ts'

/** Returns the unsold quota of ended flash sales to the ordinary stock. */
export const endSeckills = endActivities({
  kind: 'seckill',
  name: 'end flash sales',
  everyMs: 500,
  after: deleteRemindersOfActivity,
})

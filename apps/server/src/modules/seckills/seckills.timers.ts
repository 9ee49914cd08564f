import { endActivities } from '../catalog/public.ts'
import { deleteRemindersOfActivity } from './shop/reminders.db.ts'

/** Gives what is left of the quota of ended flash sales back to the ordinary stock. */
export const endSeckills = endActivities({
  kind: 'seckill',
  name: 'end flash sales',
  everyMs: 500,
  after: deleteRemindersOfActivity,
})

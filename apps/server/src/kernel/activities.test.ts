import { expect, test } from 'vitest'
import { activityState, ownerActions, type Activity } from './activities.ts'

const start_time = new Date('2026-11-23T10:00:00Z')
const end_time = new Date('2026-11-23T12:00:00Z')
const activity = (changes: Partial<Activity> = {}): Activity => ({
  is_draft: false,
  start_time,
  end_time,
  stopped_at: null,
  ...changes,
})
const at = (time: Date, ms: number) => activityState(activity(), new Date(time.getTime() + ms))

test('an activity runs from its start until just before its end', () => {
  expect([at(start_time, -1), at(start_time, 0)]).toEqual(['scheduled', 'running'])
  expect([at(end_time, -1), at(end_time, 0)]).toEqual(['running', 'ended'])
})

test('a draft never starts, and a stopped one never runs again', () => {
  expect(activityState(activity({ is_draft: true }), start_time)).toBe('draft')
  expect(activityState(activity({ stopped_at: start_time }), start_time)).toBe('stopped')
  expect(activityState(activity({ stopped_at: start_time }), end_time)).toBe('stopped')
})

test('after its start an activity can only be extended or stopped', () => {
  expect(ownerActions('running')).toEqual(['extend', 'stop'])
  for (const over of ['ended', 'stopped'] as const) expect(ownerActions(over)).toEqual([])
})

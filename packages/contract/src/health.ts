import * as z from 'zod/mini'
import { route } from './route.ts'
import { DateTime } from './shapes.ts'

/** What is checked of a platform: its settings, its first data, and how it runs. */
export const healthChecks = [
  'public_url',
  'payment',
  'sms',
  'sms_templates',
  'sms_failures',
  'mail',
  'mail_failures',
  'agreements',
  'areas',
  'couriers',
  'classes',
  'withdrawal_limits',
  'disk',
  'jobs',
  'verification',
  'clock',
  'site_open',
  'site_name',
  'contacts',
  'articles',
  'tracking',
  'map',
  'points',
  'second_factor',
] as const
export type HealthCheck = (typeof healthChecks)[number]

/** `problem`: something does not work; `warning`: it works, and is worth mending; `simulated`: the demo stands in for it. */
export const healthStates = ['problem', 'warning', 'simulated', 'fine'] as const
export type HealthState = (typeof healthStates)[number]

export const getHealth = route('GET /Admin/health', {
  area: 'Admin',
  right: 'Admin.health.index',
  does: 'What is missing or wrong in the settings and the running of the platform, checked now.',
  reply: z.object({
    at: DateTime,
    checks: z.array(
      z.object({
        key: z.literal(healthChecks),
        state: z.literal(healthStates),
        /** What it is about, such as names of channels, jobs or agreements, or a number. */
        about: z.array(z.string()),
      }),
    ),
  }),
})

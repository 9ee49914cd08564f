import * as z from 'zod/mini'
import { choiceFilter, flagFilter, numberFilter, textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, FileAddress, Flag, Id, LocalizedRichText, Text, Whole, LocalizedText } from './shapes.ts'
import { appDevices } from './status.ts'

const form = z.strictObject({
  name: LocalizedText(1, 30),
  /** The version shown to people: `1.2.0`. */
  version: Text(1, 20).check(z.regex(/^\d+(\.\d+){0,3}[\w.-]*$/, 'INVALID')),
  /** Decides which version is the newest; unique per device. */
  version_code: Whole(1, 2_000_000_000),
  device: z.literal(appDevices, 'CHOICE_INVALID'),
  /** A hot update instead of a full package. */
  is_wgt: z.optional(Flag),
  /** The package that was uploaded. */
  url: z.optional(FileAddress),
  apple_id: z.optional(Text(0, 20)),
  content: z.optional(LocalizedRichText(0)),
})
const row = z.object({
  id: Id,
  name: LocalizedText(1, 30),
  version: z.string(),
  version_code: z.number(),
  device: z.literal(appDevices),
  is_wgt: z.boolean(),
  url: z.string(),
  apple_id: z.string(),
  created_at: DateTime,
})
/** Versions of the apps. */
export const appVersions = resource('Admin', 'app_versions', {
  does: 'App versions',
  sorts: ['device'],
  form,
  row,
  detail: z.extend(row, { content: LocalizedRichText(0) }),
  filters: {
    name: textFilter('likeRight', 'like'),
    version: textFilter('likeRight', 'like'),
    version_code: numberFilter(),
    device: choiceFilter(appDevices),
    is_wgt: flagFilter(),
  },
  confirm: false,
})

export const newestApp = route('GET /app_versions', {
  area: 'Home',
  right: 'public',
  does: 'The newest version of the app of a device (default android), by version_code.',
  query: z.strictObject({ device: z.optional(z.literal(appDevices, 'CHOICE_INVALID')) }),
  reply: z.object({
    name: z.string(),
    version: z.string(),
    version_code: z.number(),
    device: z.literal(appDevices),
    is_wgt: z.boolean(),
    url: z.string(),
    apple_id: z.string(),
    content: z.string(),
    created_at: DateTime,
  }),
  fails: ['NOT_FOUND'],
})

import { statfs } from 'node:fs/promises'
import { providerDevices } from '@fangshi/contract/payments'
import type { ConfigGroup } from '@fangshi/contract/configs'
import type { ProviderChannel } from '@fangshi/contract/status'
import type { Context } from '../../context.ts'
import { lastVerification } from '../../kernel/verification/last-verification.ts'
import { providerOf } from '../payments/public.ts'
import { getSettings } from '../settings/public.ts'
import type { Facts } from './checks.ts'
import { countsOf, failedJobs } from './health.db.ts'

const dayMs = 24 * 3_600_000
const usualName = '坊市'

/** The agreements that registering and opening a store show. */
const agreements = ['user-agreement', 'privacy-policy', 'store-entry-agreement']

export const missingAgreements = (present: readonly string[]): string[] =>
  agreements.filter((name) => !present.includes(name))

/** The payment channels that are switched on, by whether one can pay with them. Calls no provider. */
export async function channelsOf(ctx: Context): Promise<Facts['channels']> {
  const all = Object.entries(providerDevices).flatMap(([channel, devices]) =>
    devices.map((device) => ({ channel: channel as ProviderChannel, device })),
  )
  const judged = await Promise.all(
    all.map(async ({ channel, device }) => {
      const group = `pay_${channel}_${device}` as ConfigGroup & `pay_${string}`
      const { is_open } = await getSettings(ctx.db, group)
      return { name: group, is_open, works: is_open && (await providerOf(ctx, channel, device)) !== null }
    }),
  )
  const open = judged.filter(({ is_open }) => is_open)
  return {
    working: open.filter(({ works }) => works).map(({ name }) => name),
    broken: open.filter(({ works }) => !works).map(({ name }) => name),
  }
}

/** What the site's settings say of its name and how it is reached. */
export async function siteOf({ db }: Context): Promise<Facts['web']> {
  const { web_name, logo, tel, mobile, email, close_status } = await getSettings(db, 'web')
  return {
    hasOwnName: web_name['zh-cn'] !== usualName,
    hasLogo: logo !== '',
    hasContact: [tel, mobile, email].some((line) => line !== ''),
    isClosed: close_status,
  }
}

async function diskOf({ config }: Context): Promise<Facts['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(config.dataDir)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null // not every system tells
  }
}

/** Everything that is checked, as it is now. Calls no other server. */
export async function factsNow(ctx: Context): Promise<Facts> {
  const { db, config } = ctx
  const now = ctx.now()
  const since = new Date(now.getTime() - dayMs)
  const startedAt = Date.now()
  const { agreements: present, database_now, ...counts } = await countsOf(db, since)
  const [web, channels, sms, mail, kuaibao, amap, withdrawal, points, disk, failed, verified] = await Promise.all([
    siteOf(ctx),
    channelsOf(ctx),
    getSettings(db, 'sms'),
    getSettings(db, 'mail'),
    getSettings(db, 'kuaibao'),
    getSettings(db, 'amap'),
    getSettings(db, 'withdrawal'),
    getSettings(db, 'points'),
    diskOf(ctx),
    failedJobs(db, since),
    lastVerification(db),
  ])
  return {
    isDemo: config.mode === 'demo',
    publicUrl: config.publicUrl,
    web,
    channels,
    hasSms: sms.driver !== 'none',
    hasMail: mail.host !== '' && mail.sender !== '',
    hasTracking: kuaibao.appid !== '' && kuaibao.appkey !== '',
    hasMap: amap.jsapi !== '',
    withdrawal,
    points,
    disk,
    missingAgreements: missingAgreements(present),
    counts,
    failedJobs: failed,
    verification: verified
      ? { ageMs: now.getTime() - verified.verified_at.getTime(), drifted: verified.drifted }
      : null,
    uptimeMs: process.uptime() * 1000,
    clockOffMs: clockOff(startedAt, Date.now(), database_now.getTime()),
  }
}

/** How far the database's clock, read between two moments of this process, is from its own, ms; 0 if it lies between them. */
const clockOff = (before: number, after: number, theirs: number): number =>
  theirs < before ? theirs - before : Math.max(0, theirs - after)

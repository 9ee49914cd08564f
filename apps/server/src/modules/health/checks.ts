import { healthStates, type HealthCheck, type HealthState } from '@fangshi/contract/health'

/** What is known of a platform when it is checked. */
export interface Facts {
  isDemo: boolean
  publicUrl: string
  web: { hasOwnName: boolean; hasLogo: boolean; hasContact: boolean; isClosed: boolean }
  /** Payment channels that are switched on, by whether their keys are complete and right. */
  channels: { working: readonly string[]; broken: readonly string[] }
  /** Whether a provider of text messages is set. */
  hasSms: boolean
  /** Whether a mail server is set. */
  hasMail: boolean
  hasTracking: boolean
  hasMap: boolean
  /** Whole cents. */
  withdrawal: { least: number; most: number; day_most: number; second_above: number }
  points: { per_yuan: number; mall_open: boolean }
  /** Of the disk with the data folder; null where nobody can tell. */
  disk: { freeBytes: number; totalBytes: number } | null
  missingAgreements: readonly string[]
  counts: {
    areas: number
    couriers: number
    classes: number
    articles: number
    /** Templates without the provider's code. */
    blankTemplates: number
    /** Text messages that failed in the last day. */
    failedSms: number
    /** Mails that failed in the last day. */
    failedMails: number
    /** Active super administrators without a second factor. */
    supersWithoutFactor: number
  }
  /** Jobs that were abandoned in the last day. */
  failedJobs: readonly { name: string; count: number }[]
  /** The last nightly verification; null before the first. `ageMs` counts from its end. */
  verification: { ageMs: number; drifted: number } | null
  /** How long this server has been running, and how far its clock is from the database's. */
  uptimeMs: number
  clockOffMs: number
}

interface CheckResult {
  key: HealthCheck
  state: HealthState
  about: string[]
}
type CheckOutcome = HealthState | [HealthState, ...string[]]

const hourMs = 3_600_000
const gigabyte = 2 ** 30

function addressOf({ publicUrl, isDemo }: Facts): CheckOutcome {
  const { protocol, hostname } = new URL(publicUrl)
  const isLocal = /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(hostname)
  if (isDemo) return isLocal ? 'fine' : ['warning', publicUrl]
  if (isLocal) return ['problem', publicUrl]
  return protocol === 'https:' ? 'fine' : ['problem', publicUrl]
}

function paymentOf({ channels: { working, broken }, isDemo }: Facts): CheckOutcome {
  if (broken.length) return ['problem', ...broken]
  if (isDemo) return 'simulated'
  return working.length ? 'fine' : 'problem'
}

function diskOf({ disk }: Facts): CheckOutcome {
  if (!disk) return 'fine'
  const about = `${(disk.freeBytes / gigabyte).toFixed(1)} GB`
  if (disk.freeBytes < gigabyte) return ['problem', about]
  return disk.freeBytes < 5 * gigabyte || disk.freeBytes < disk.totalBytes / 20 ? ['warning', about] : 'fine'
}

/** Somebody who asks for the least amount must be able to, and nobody for more than a day allows. */
const limitsFit = ({ least, most, day_most }: Facts['withdrawal']): boolean => least <= most && most <= day_most

/** It runs every night, so a server that has run for two days has seen one. */
function verificationOf({ verification, uptimeMs }: Facts): CheckOutcome {
  if (verification?.drifted) return ['problem', String(verification.drifted)]
  return (verification?.ageMs ?? uptimeMs) > 48 * hourMs ? 'problem' : 'fine'
}

const needed = (count: number): CheckOutcome => (count > 0 ? 'fine' : 'problem')
const wished = (is: boolean): CheckOutcome => (is ? 'fine' : 'warning')
const counted = (count: number): CheckOutcome => (count > 0 ? ['warning', String(count)] : 'fine')
const provided = (is: boolean, isDemo: boolean, otherwise: HealthState): CheckOutcome =>
  is ? 'fine' : isDemo ? 'simulated' : otherwise

/** Everything that is checked, the worst first. */
export function checksOf(facts: Facts): CheckResult[] {
  const { isDemo, web, counts, hasSms } = facts
  const findings: Record<HealthCheck, CheckOutcome> = {
    public_url: addressOf(facts),
    payment: paymentOf(facts),
    sms: provided(hasSms, isDemo, 'problem'),
    sms_templates: hasSms ? counted(counts.blankTemplates) : 'fine',
    sms_failures: counted(counts.failedSms),
    mail: provided(facts.hasMail, isDemo, 'warning'),
    mail_failures: counted(counts.failedMails),
    agreements: facts.missingAgreements.length ? ['problem', ...facts.missingAgreements] : 'fine',
    areas: needed(counts.areas),
    couriers: needed(counts.couriers),
    classes: needed(counts.classes),
    withdrawal_limits: limitsFit(facts.withdrawal) ? 'fine' : 'problem',
    disk: diskOf(facts),
    jobs: facts.failedJobs.length
      ? ['warning', ...facts.failedJobs.map(({ name, count }) => `${name} × ${count}`)]
      : 'fine',
    verification: verificationOf(facts),
    clock: Math.abs(facts.clockOffMs) > 5000 ? ['problem', `${Math.round(facts.clockOffMs / 1000)} s`] : 'fine',
    site_open: wished(!web.isClosed),
    site_name: wished(isDemo || (web.hasOwnName && web.hasLogo)),
    contacts: wished(web.hasContact),
    articles: wished(counts.articles > 0),
    tracking: provided(facts.hasTracking, isDemo, 'warning'),
    map: wished(facts.hasMap),
    points: wished(!facts.points.mall_open || facts.points.per_yuan > 0),
    second_factor: isDemo ? 'fine' : counted(counts.supersWithoutFactor),
  }
  const results = (Object.entries(findings) as [HealthCheck, CheckOutcome][]).map(([key, finding]): CheckResult => {
    const [state, ...about] = typeof finding === 'string' ? [finding] : finding
    return { key, state, about }
  })
  return results.toSorted((a, b) => healthStates.indexOf(a.state) - healthStates.indexOf(b.state))
}

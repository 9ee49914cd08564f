import { applicants, demoDocuments, type DemoApplicant } from '@fangshi/demo/applicants'
import { leavesOf } from '@fangshi/demo/class-leaves'
import { pictureUrl } from '@fangshi/demo/images'
import type { Route } from '@fangshi/contract/route'
import * as admin from '@fangshi/contract/stores-admin'
import type { Change } from '../../../kernel/http/who.ts'
import type { Act, Run } from '../../../kernel/replay/act.ts'
import { adminIn, shopperIn, type World } from '../../../kernel/replay/world.ts'
import { joinStore, saveApplication, submitApplication } from '../application/application.ts'
import { denyStore, passStore, suspendStore } from '../admin/decide-store.ts'
import { documentFilesOf } from './document-files.demo.ts'
import { storeOf } from '../stores.db.ts'

const hourMs = 3_600_000

const areaOf = (district: string): string[] => [district.slice(0, 2), district.slice(0, 4), district]

/** Fills in the application as far as the applicant came, and submits a whole one. */
async function apply(world: World, applicant: DemoApplicant, index: number, { tx, ctx }: Run): Promise<void> {
  const { username, store_name, logo, district, address, classes, state, company, phone } = applicant
  const who = shopperIn(world, username)
  await joinStore(tx, ctx, who, { agreed: true })
  const place = { area: areaOf(district), store_address: address }
  const class_ids = leavesOf(classes).map((leaf) => world.id('class', leaf))
  await saveApplication(tx, ctx, who, { store_name, store_logo: pictureUrl(logo), ...place, class_ids })
  if (state === 'filling_in') return
  const files = await documentFilesOf(tx, ctx, who.user_id, logo)
  await saveApplication(tx, ctx, who, { ...demoDocuments(60 + index, company, phone), ...files })
  await submitApplication(tx, ctx, who)
}

/** What the platform decided about the application. */
async function decide(world: World, { username, state, reason }: DemoApplicant, { tx, ctx }: Run) {
  const { id } = (await storeOf(tx, world.id('user', username))) as { id: number }
  const who = adminIn(world)
  return state === 'denied'
    ? denyStore(tx, ctx, who, { id, submissions: 1, reason })
    : passStore(tx, ctx, who, { id, submissions: 1 })
}

async function suspend(world: World, { username, reason }: DemoApplicant, { tx, ctx }: Run) {
  const { id } = (await storeOf(tx, world.id('user', username))) as { id: number }
  return suspendStore(tx, ctx, adminIn(world), { id, reason })
}

/** Stores in every state before they are open, and one that the platform suspended. */
export const applicationActs = (world: World): Act[] =>
  applicants.flatMap((applicant, index) => {
    const { username, state, days_ago } = applicant
    const after = (hours: number): Date => new Date(world.plan.now.getTime() + (hours - days_ago * 24) * hourMs)
    const decision = (hours: number, what: string, route: Route, run: (it: Run) => Promise<Change>): Act => ({
      at: after(hours),
      by: `${username} ${what}`,
      record: { who: adminIn(world), action: route.right },
      do: run,
    })
    const isDecided = state === 'denied' || state === 'suspended'
    return [
      { at: after(0), by: `${username} applying`, do: (run) => apply(world, applicant, index, run) },
      ...(isDecided ? [decision(20, 'being decided on', admin.passStore, (run) => decide(world, applicant, run))] : []),
      ...(state === 'suspended'
        ? [decision(30 * 24, 'being suspended', admin.suspendStore, (run) => suspend(world, applicant, run))]
        : []),
    ]
  })

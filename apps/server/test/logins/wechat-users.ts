import { createHash, randomBytes } from 'node:crypto'
import { sendSms } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import { answerOauth, beginOauth, bindOauth, type LoginWayName } from '@fangshi/contract/oauth'
import type { SmsPurpose } from '@fangshi/contract/status'
import { inTx } from '../../src/kernel/db/tx.ts'
import { seal } from '../../src/kernel/secret-box.ts'
import { giveCode, givePhone, prepareSimulatedWechat } from '../../src/modules/accounts/public.ts'
import { saveSettings } from '../../src/modules/settings/public.ts'
import { lastCode, newPhone, solveProof } from '../accounts.ts'
import type { TestApp } from '../app.ts'

const apps = { weixin: 'wx-simulated-phone', weixinweb: 'wx-simulated-web' }
type Way = keyof typeof apps

/** Puts the simulated WeChat into the settings. */
export async function offerWechat(app: TestApp): Promise<void> {
  await inTx(app.ctx.db, (tx) => prepareSimulatedWechat(tx, app.ctx))
  app.forgetSettings()
}

/** The secret of a browser, and what it sends of it. */
export function newSecret(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** A nickname that no other call returned, which is another person. */
export const newNickname = (): string => `n${randomBytes(5).toString('hex')}`

/** Begins a login in a browser of its own; `begun` is what the browser then goes on with. */
export async function beginAsGuest(app: TestApp, name: LoginWayName = 'weixin') {
  const call = app.as(null)
  const { verifier, challenge } = newSecret()
  const body = { challenge, proof: await solveProof(call) }
  const { state, url } = await call(beginOauth, { params: { name }, body })
  return { begun: { state, verifier }, url }
}

/** A code of the simulated WeChat for a person. */
export const codeOf = (app: TestApp, nickname: string, way: Way = 'weixin') => giveCode(app.ctx, apps[way], nickname)

/** Logs a person in as far as WeChat goes. */
export async function comeAs(app: TestApp, nickname: string, way: Way = 'weixin') {
  const { begun } = await beginAsGuest(app, way)
  const code = await codeOf(app, nickname, way)
  const answer = await app.as(null)(answerOauth, { params: { name: way }, body: { ...begun, code } })
  return { ...answer, begun }
}

export const miniApp = 'wx-simulated-mini'
/** Puts a simulated mini program into the settings. */
export async function offerMiniProgram(app: TestApp): Promise<void> {
  const values = { appid: miniApp, is_open: true, secret: seal(app.ctx, 'simulator') }
  await inTx(app.ctx.db, (tx) => saveSettings(tx, 'pay_wechat_mini', values, app.ctx.now()))
  app.forgetSettings()
}

/** Logs a person of the mini program in, who let it have the phone, as far as WeChat goes. */
export async function comeWithPhone(app: TestApp, nickname: string, phone: string) {
  const name = 'weixinminiphone'
  const { begun } = await beginAsGuest(app, name)
  const given = await givePhone(app.ctx, miniApp, nickname, phone)
  const answer = await app.as(null)(answerOauth, { params: { name }, body: { ...begun, ...given } })
  return { ...answer, begun }
}

/** Begins to bind with the password and comes back from WeChat as a person. */
export async function bindAs(app: TestApp, call: Call, nickname: string, old_password: string) {
  const { verifier, challenge } = newSecret()
  const { state } = await call(bindOauth, { params: { name: 'weixin' }, body: { old_password, challenge } })
  const body = { state, verifier, code: await codeOf(app, nickname) }
  return call(answerOauth, { params: { name: 'weixin' }, body })
}

/** A code by text message. */
export async function smsFor(
  app: TestApp,
  name: SmsPurpose,
  phone = newPhone(),
): Promise<{ phone: string; code: string }> {
  const call = app.as(null)
  await call(sendSms, { body: { phone, name, proof: await solveProof(call) } })
  return { phone, code: await lastCode(app, phone) }
}

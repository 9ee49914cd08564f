import { demoInbox, getProof, register, sendSms } from '@fangshi/contract/accounts'
import { addAddress } from '@fangshi/contract/addresses'
import type { Call } from '@fangshi/contract/client'
import { solveProof } from '@fangshi/contract/proof'
import { expect } from 'vitest'
import { callAs, callFromElsewhere } from './api.ts'

let registered = 0

const proofFor = async (call: Call) => {
  const { challenge, bits } = await call(getProof, {})
  return { challenge, nonce: await solveProof(challenge, bits) }
}

/** Registers a shopper through the API; returns phone and token. */
export async function newShopper(password: string): Promise<{ phone: string; token: string }> {
  const guest = callFromElsewhere()
  const phone = `17${String(Date.now() + (registered += 1)).slice(-9)}`
  await guest(sendSms, { body: { phone, name: 'register', proof: await proofFor(guest) } })
  const codeOf = async () =>
    /\d{6}/.exec((await guest(demoInbox, {})).find((message) => message.phone === phone)?.text ?? '')?.[0] ?? ''
  await expect.poll(codeOf).not.toBe('')
  const { access_token: token } = await guest(register, {
    body: {
      phone,
      password,
      password_again: password,
      code: await codeOf(),
      agreed: true,
      proof: await proofFor(guest),
    },
  })
  return { phone, token }
}

/** An address in Hangzhou. */
export const newAddress = {
  receive_name: '林晓',
  receive_tel: '13800138000',
  area: ['33', '3301', '330106'],
  address: '文三路 90 号',
  is_default: true,
}

/** A shopper with an address, and their token. */
export async function newBuyer(): Promise<{ token: string; buyer: Call }> {
  const { token } = await newShopper('seven-red-lanterns')
  const buyer = callAs(token)
  await buyer(addAddress, { body: newAddress })
  return { token, buyer }
}

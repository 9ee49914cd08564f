import { randomBytes } from 'node:crypto'
import { isIdNumber } from '@fangshi/contract/id-number'
import { newPhone } from '../accounts.ts'
import type { TestApp } from '../app.ts'
import { picture, sendFile } from './uploads.ts'

let people = Math.floor(Math.random() * 900_000)

/** An identity number that no other call returned. */
export function newIdNumber(): string {
  const order = String(++people % 1_000_000).padStart(6, '0')
  const [day, serial] = [1 + (Number(order) % 28), order.slice(0, 3)]
  const stem = `330106199${order[5]}07${String(day).padStart(2, '0')}${serial}`
  return [...'0123456789X'].map((digit) => stem + digit).find(isIdNumber) as string
}

/** The address of a private file that a user uploaded; only its row exists, without bytes. */
export async function privateFile({ ctx }: TestApp, user_id: number): Promise<string> {
  const url = `/api/files/${randomBytes(16).toString('hex')}.pdf`
  await ctx.db.pool.query(
    `insert into files (owner_kind, owner_id, kind, url, is_private, bytes) values ('user', $1, 'pdf', $2, true, 1)`,
    [user_id, url],
  )
  return url
}

/** Company documents whose files a user uploaded. */
export async function someDocuments(app: TestApp, user_id: number) {
  return {
    store_company_name: '杭州山野器物有限公司',
    business_license: await privateFile(app, user_id),
    business_license_no: '91330106MA2AB3CD4E',
    legal_person: '沈山',
    store_phone: newPhone(),
    id_card_no: newIdNumber(),
    id_card_t: await privateFile(app, user_id),
    id_card_b: await privateFile(app, user_id),
    emergency_contact: '沈水',
    emergency_contact_phone: newPhone(),
  }
}

/** Uploads a public and a private picture, bytes included, as the holder of a token. */
export async function sendPictures(app: TestApp, token: string): Promise<{ shown: string; secret: string }> {
  const bytes = await picture('png', 40, 30)
  const [shown, secret] = [
    await sendFile(app, token, bytes),
    await sendFile(app, token, bytes, { uploadType: 'private' }),
  ]
  return { shown: shown.url, secret: secret.url }
}

/** A store whose application, with documents, was submitted once and awaits verification. */
export async function makeApplication(
  app: TestApp,
  user_id: number,
): Promise<{ store_id: number; submissions: number }> {
  const { id_card_no: _, ...documents } = await someDocuments(app, user_id)
  const { rows } = await app.ctx.db.pool.query<{ id: number }>(
    `insert into stores (user_id, store_name, store_description, verify, submissions)
     values ($1, '{"zh-cn":"溪畔小铺","en":"Brookside"}', '{"zh-cn":""}', 'verifying', 1) returning id`,
    [user_id],
  )
  const store_id = rows[0]?.id as number
  const names = Object.keys(documents)
  await app.ctx.db.pool.query(
    `insert into store_documents (store_id, ${names.join()}) values ($1, ${names.map((_name, at) => `$${at + 2}`).join()})`,
    [store_id, ...Object.values(documents)],
  )
  return { store_id, submissions: 1 }
}

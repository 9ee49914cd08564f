import { generateKeyPairSync } from 'node:crypto'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { smtpServer } from '../../../../test/outside-services/smtp-server.ts'
import { PrivateTargetError } from '../../../kernel/http/outgoing.ts'
import { certificate } from '../../payments/simulator/certificate.ts'
import { MailUnanswered, sendMail, type MailServer } from './mail-server.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const dayMs = 24 * 60 * 60 * 1000
const of = (subject: string) => ({
  cert: certificate(keys, { subject, from: new Date(Date.now() - dayMs), to: new Date(Date.now() + dayMs) }).pem,
  key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
})
const known = getCACertificates('default')
const trust = (cert: string): void => setDefaultCACertificates([...known, cert])
let close: () => Promise<void> = () => Promise.resolve()
afterEach(async () => {
  setDefaultCACertificates(known)
  await close()
})

const mail = { to: 'owner@shop.example', subject: '周报', text: 'text', html: '<p>text</p>', key: 'report 1' }
async function open(by: 'tls' | 'starttls', subject = 'localhost') {
  const pair = of(subject)
  const smtp = await smtpServer({ by, ...pair })
  close = smtp.close
  const send = (more: Partial<MailServer> = {}) =>
    sendMail(
      {
        host: 'localhost',
        port: smtp.port,
        security: by,
        user: 'reports',
        password: 'right',
        sender: 'reports@shop.example',
        sender_name: '坊市',
        publicOnly: false,
        ...more,
      },
      mail,
    )
  return { smtp, send, cert: pair.cert }
}

test.each(['tls', 'starttls'] as const)('%s: logs in and sends once the connection is encrypted', async (by) => {
  const { smtp, send, cert } = await open(by)
  trust(cert)
  await send()
  expect(smtp.logins).toEqual([['\0reports\0right', true]])
  expect(smtp.receivers).toEqual(['RCPT TO:<owner@shop.example>'])
  expect(smtp.mails).toHaveLength(1)
})

test.each(['tls', 'starttls'] as const)('%s: a wrong password sends nothing and can be tried again', async (by) => {
  const { smtp, send, cert } = await open(by)
  trust(cert)
  await expect(send({ password: 'wrong' })).rejects.toThrow('535')
  expect(smtp.mails).toEqual([])
})

test.each([
  ['tls', 'localhost', 'nobody vouches for'],
  ['starttls', 'localhost', 'nobody vouches for'],
  ['tls', 'mail.example', 'is for another host'],
  ['starttls', 'mail.example', 'is for another host'],
] as const)('%s: a certificate of %s that %s gets neither password nor mail', async (by, subject, why) => {
  const { smtp, send, cert } = await open(by, subject)
  if (why === 'is for another host') trust(cert)
  await expect(send()).rejects.toThrow()
  expect([smtp.logins, smtp.mails]).toEqual([[], []])
})

test('where STARTTLS is asked for and not offered, nothing is said in the clear', async () => {
  const smtp = await smtpServer()
  close = smtp.close
  const server = { host: '127.0.0.1', port: smtp.port, user: 'reports', password: 'right', publicOnly: false }
  const from = { sender: 'reports@shop.example', sender_name: '坊市' }
  await expect(sendMail({ ...server, ...from, security: 'starttls' }, mail)).rejects.toThrow()
  expect([smtp.logins, smtp.mails]).toEqual([[], []])
})

test('without encryption nobody logs in', async () => {
  const smtp = await smtpServer()
  close = smtp.close
  const server = { host: '127.0.0.1', port: smtp.port, user: 'reports', password: 'right', publicOnly: false }
  await sendMail({ ...server, sender: 'reports@shop.example', sender_name: '坊市', security: 'none' }, mail)
  expect([smtp.logins, smtp.mails.length]).toEqual([[], 1])
})

test('a connection that is lost before the mail was handed over sends nothing; after it nobody knows', async () => {
  const { smtp, send, cert } = await open('tls')
  trust(cert)
  smtp.moods.push('hang up early', 'hang up')
  const errors = [await send().catch((error: Error) => error), await send().catch((error: Error) => error)]
  expect(errors.map((error) => error instanceof MailUnanswered)).toEqual([false, true])
  expect(errors[0]).toBeInstanceOf(Error)
  expect(smtp.mails).toHaveLength(1)
})

test('a server of the own machine is refused where only public ones will do', async () => {
  const { smtp, send } = await open('tls')
  await expect(send({ publicOnly: true })).rejects.toThrow(PrivateTargetError)
  expect(smtp.logins).toEqual([])
})

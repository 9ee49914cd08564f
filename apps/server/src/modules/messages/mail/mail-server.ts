import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { addressOf } from '../../../kernel/http/outgoing.ts'

/** Where mails are handed over, and who they come from. */
export interface MailServer {
  host: string
  port: number
  /** `none` is for servers of the own network: nobody logs in there. */
  security: 'tls' | 'starttls' | 'none'
  user: string
  password: string
  sender: string
  sender_name: string
  /** Refuse servers of private networks. */
  publicOnly: boolean
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Where mail programs end a mailing by one call (RFC 8058). */
  unsubscribe?: string
  /** Names this one mail: its message id is made from it, so that receivers know a second copy. */
  key: string
}

/** The server refused the mail for good, and a retry would not help. */
export class MailFault extends Error {
  override name = 'MailFault'
}

/** The mail was handed over and the server did not answer, so it may be on its way: it must not be sent again. */
export class MailUnanswered extends Error {
  override name = 'MailUnanswered'
}

/** A server may think for a while about whom it gives a mail to, and about what is in it. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 120_000 }

interface SmtpError extends Error {
  responseCode?: number
}

/** Resolves when a step of the conversation is done. */
const step = (begin: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())))

/** The address stays in one piece, as programs read it. */
const listHeaders = (unsubscribe: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The mail as it travels. */
async function compose({ sender, sender_name }: MailServer, { key, to, subject, text, html, unsubscribe }: Mail) {
  const node = new MailComposer({
    from: { name: sender_name, address: sender },
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${sender.split('@')[1]}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe ? listHeaders(unsubscribe) : {}),
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return node.build()
}

/**
 * Hands a mail over to a server. Throws `MailFault`, `MailUnanswered`, and any other error where it surely was not sent and may be
 * tried again.
 */
export async function sendMail(server: MailServer, mail: Mail): Promise<void> {
  const { host, port, security, user, password, sender, publicOnly } = server
  const message = await compose(server, mail)
  const address = await addressOf(host, publicOnly)
  const connection = new SMTPConnection({
    host: address,
    ...(address === host ? {} : { servername: host }),
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...timeouts,
  })
  // Each step tells its own error; what comes when nobody waits any more changes nothing.
  const lost = new Promise<never>((_, reject) => connection.on('error', reject))
  lost.catch(() => {})
  try {
    await Promise.race([step((done) => connection.connect(done)), lost])
    if (user && security !== 'none')
      await Promise.race([step((done) => connection.login({ user, pass: password }, done)), lost])
    // The message is read once the server has asked for it.
    let isHandedOver = false
    function* handOver() {
      isHandedOver = true
      yield message
    }
    const body = Readable.from(handOver(), { objectMode: false })
    const sent = step((done) => connection.send({ from: sender, to: [mail.to] }, body, done))
    await Promise.race([sent, lost]).catch((error: SmtpError) => judge(error, isHandedOver))
    connection.quit()
  } finally {
    connection.close()
  }
}

/** Without an answer nobody knows what became of a mail that was handed over; 5xx is for good, 4xx for now. */
function judge(error: SmtpError, isHandedOver: boolean): never {
  if (error.responseCode) throw error.responseCode >= 500 ? new MailFault(error.message) : error
  throw isHandedOver ? new MailUnanswered(error.message) : error
}

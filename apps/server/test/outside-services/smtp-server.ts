import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createSecureContext, createServer as createTlsServer, TLSSocket } from 'node:tls'

/** What a server does with the next mail: takes it, says later or never, or hangs up once it has it or even before. */
export type Mood = 'take' | 'later' | 'never' | 'hang up' | 'hang up early'

/** Encrypted from the first byte, or once the client asks for it. */
interface Secured {
  by: 'tls' | 'starttls'
  key: string
  cert: string
}

/** A mail server on loopback that keeps what it was given. */
export async function smtpServer(secured?: Secured) {
  /** Who logged in, as `AUTH PLAIN` has it, and whether it came encrypted. */
  const logins: [login: string, isEncrypted: boolean][] = []
  const mails: string[] = []
  const receivers: string[] = []
  const moods: Mood[] = []
  let tries = 0

  const serve = (plain: Socket): void => {
    let socket = plain
    let held = ''
    let inData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const take = (mail: string): void => {
      tries++
      const mood = moods.shift() ?? 'take'
      if (mood === 'later') return void say('451 try again later')
      if (mood === 'never') return void say('550 no such user')
      mails.push(mail)
      if (mood === 'hang up') socket.destroy()
      else say('250 taken')
    }
    const answer = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'RCPT') receivers.push(line)
      if (verb === 'RCPT' && moods[0] === 'hang up early') {
        moods.shift()
        return void socket.destroy()
      }
      if (verb === 'DATA') inData = true
      if (verb === 'EHLO' && secured) {
        const canBegin = secured.by === 'starttls' && !(socket instanceof TLSSocket)
        return void say(canBegin ? '250-test\r\n250 STARTTLS' : '250-test\r\n250 AUTH PLAIN')
      }
      if (verb === 'STAR' && secured) {
        say('220 go on')
        const { key, cert } = secured
        socket.removeAllListeners('data')
        socket = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext({ key, cert }) })
        return void listen()
      }
      if (verb === 'STAR') return void say('502 no such command')
      if (verb === 'AUTH') {
        const login = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString()
        logins.push([login, socket instanceof TLSSocket])
        return void say(login.endsWith('\0right') ? '235 welcome' : '535 wrong password')
      }
      say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 fine')
    }
    const read = (part: Buffer): void => {
      held += part.toString('utf8')
      for (;;) {
        const end = held.indexOf(inData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const whole = held.slice(0, end)
        held = held.slice(end + (inData ? 5 : 2))
        if (inData) {
          inData = false
          take(whole)
        } else answer(whole)
      }
    }
    const listen = (): void => {
      socket.on('error', () => {})
      socket.on('data', read)
    }
    listen()
    say('220 test')
  }
  const server = secured?.by === 'tls' ? createTlsServer(secured, serve) : createServer(serve)
  server.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => server.listen(0, secured ? 'localhost' : '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** The mails it has, header and body as they came. */
    mails,
    receivers,
    logins,
    moods,
    tries: () => tries,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** What a server does with the next mail: takes it, says later or never, or falls silent once it has it. */
export type Mood = 'take' | 'later' | 'never' | 'hang up'

/** A mail server on loopback that keeps what it was given. */
export async function smtpServer() {
  const mails: string[] = []
  const receivers: string[] = []
  const moods: Mood[] = []
  let tries = 0

  const serve = (socket: Socket): void => {
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
      if (verb === 'DATA') inData = true
      say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 fine')
    }
    socket.on('error', () => {})
    socket.on('data', (part) => {
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
    })
    say('220 test')
  }
  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** The mails it has, header and body as they came. */
    mails,
    receivers,
    moods,
    tries: () => tries,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

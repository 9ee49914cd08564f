import { Socket } from 'node:net'

/**
 * A connection to PostgreSQL that sends what is written during one turn of the event loop at once. The driver corks it for
 * every statement; statements that follow each other without waiting then take one system call instead of one each.
 */
export class GatheringSocket extends Socket {
  override cork(): void {
    super.cork()
    super.cork() // besides the driver's own, until the turn ends
    process.nextTick(() => this.uncork())
  }
}

/** Sound and the number on the browser's tab, which tell of new messages while nobody looks; each can be switched off. */

export const alertKinds = ['sound', 'title'] as const
export type AlertKind = (typeof alertKinds)[number]

const keyOf = (kind: AlertKind): string => `chat_${kind}`

/** Whether it is on, as this browser remembers; both are unless they were switched off. */
export const isAlertOn = (storage: Pick<Storage, 'getItem'>, kind: AlertKind): boolean =>
  storage.getItem(keyOf(kind)) !== 'off'

export const setAlertOn = (storage: Pick<Storage, 'setItem'>, kind: AlertKind, isOn: boolean): void =>
  storage.setItem(keyOf(kind), isOn ? 'on' : 'off')

const counted = /^\(\d+\+?\) /

/** The title of the tab with the number of unread messages before it, or without when there are none. */
export function titleWithCount(title: string, count: number): string {
  const plain = title.replace(counted, '')
  return count > 0 ? `(${count > 99 ? '99+' : count}) ${plain}` : plain
}

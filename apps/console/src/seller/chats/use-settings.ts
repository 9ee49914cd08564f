import { chatsKey } from './use-chats.ts'

/** Greeting, hours and quick replies in the cache of answers. */
export const settingsKey = [...chatsKey, 'settings'] as const
